import type { Navigation } from '@touchline/plugin-api';
import { createAddresses } from './addresses.ts';
import { showFirstPage } from './first-page.ts';
import { createNavigate } from './navigate.ts';
import type { NavigationParts } from './navigation-parts.ts';
import { pendingTarget } from './pending-link.ts';
import { withQuery } from './query-change.ts';
import type { NavigationDependencies, ShellNavigation } from './shell-navigation.ts';
import { createShownPages } from './shown-pages.ts';
import { createTurns } from './turns.ts';

function createParts(dependencies: NavigationDependencies): NavigationParts {
  const { driver, context, showNothing } = dependencies;
  const addresses = createAddresses(dependencies);
  const present = () => addresses.parse(driver.address());
  const pages = createShownPages({ context, target: addresses.resolve(present()), showNothing });
  return { ...dependencies, addresses, present, pages };
}

/**
 * The one owner of history. Guards run before it changes; a move through history that is
 * refused is undone by its delta; a newer navigation supersedes the older one.
 */
export function createNavigation(dependencies: NavigationDependencies): ShellNavigation {
  const parts = createParts(dependencies);
  const { addresses, driver, pages, present } = parts;
  const turns = createTurns();
  const navigate = createNavigate(parts, turns);
  const go: Navigation['go'] = async (target, options) => {
    if (typeof target !== 'string' && !addresses.knows(target.route)) {
      await dependencies.complete();
    }
    const address = addresses.of(target);
    // What has not come by now opens home, by its plain address.
    const hash = pendingTarget(address.hash) === undefined ? address.hash : '';
    return navigate.to({ ...address, hash }, { replace: options?.replace ?? false });
  };
  const stop = driver.listen((traversal) => {
    void navigate.to(addresses.parse(traversal.address), { replace: false, traversal });
  });

  return {
    current: pages.current,
    shown: pages.shown,
    visited: pages.visited,
    go,
    setQuery: async (change, options) =>
      navigate.to(withQuery(present(), change), { replace: options?.replace ?? false }),
    href: addresses.href,
    // Nothing is taken out of a menu before the release is known.
    has: (route) => addresses.knows(route) || dependencies.awaitsRoutes(),
    back: (fallback) => {
      if (driver.index() > 0) {
        driver.go(-1);
      } else {
        void go(fallback, { replace: true });
      }
    },
    setTitle: dependencies.setTitle,
    prefetch: (target) => {
      const { route } = addresses.resolve(addresses.of(target));
      if (route !== undefined) {
        dependencies.prefetch(route);
      }
    },
    start: async () => {
      await showFirstPage(parts, turns.begin());
      // A link that was opened in a tab of its own before its route had come.
      const pending = pendingTarget(present().hash);
      if (pending !== undefined) {
        await go(pending, { replace: true });
      }
    },
    recheck: async (because) => {
      const signedIn = because === 'signed-in';
      const undecided = navigate.undecided();
      // What a player has asked for is not lost for the page that it leaves: a press is decided again, a way
      // back comes first.
      if (undecided?.manner.traversal !== undefined) {
        await undecided.ended;
      } else if (undecided !== undefined && undecided.manner.force !== true) {
        await navigate.to(undecided.wanted, { ...undecided.manner, force: true });
        return;
      }
      await navigate.to(present(), { replace: true, force: true, signedIn });
    },
    showStatus: (status) => {
      pages.show({ target: addresses.resolve(present()), status }, 'replace');
    },
    position: driver.index,
    step: driver.go,
    dispose: () => {
      stop();
      turns.end();
    },
  };
}
