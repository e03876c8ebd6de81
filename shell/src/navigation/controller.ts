import {
  type Address,
  formatAddress,
  formatPath,
  type VisitedPage,
} from '@touchline/domain/navigation';
import type { CurrentRoute, Navigation, NavigationOutcome } from '@touchline/plugin-api';
import { createAddresses } from './addresses.ts';
import type { Verdict } from './decision.ts';
import type { Traversal } from './driver.ts';
import type { NavigationDependencies, ShellNavigation } from './shell-navigation.ts';
import { createShownPages } from './shown-pages.ts';

const DONE: NavigationOutcome = { status: 'done' };
const SUPERSEDED: NavigationOutcome = { status: 'superseded' };
const UNCHANGED: NavigationOutcome = { status: 'unchanged' };

/** A verdict that a page follows from: the target's own or that of a status. */
type PageVerdict = Extract<Verdict, { kind: 'show' | 'status' }>;

/** How a navigation was requested. */
interface Manner {
  readonly replace: boolean;
  readonly traversal?: Traversal;
  /** Runs the guards though the path stays the same. */
  readonly force?: boolean;
  readonly signedIn?: boolean;
}

function visitedPage({ name, path, query }: CurrentRoute): VisitedPage {
  return { name, path: formatPath({ path, query }) };
}

/**
 * The one owner of history. Guards run before it changes; a move through history that is
 * refused is undone by its delta; a newer navigation supersedes the older one.
 */
export function createNavigation(dependencies: NavigationDependencies): ShellNavigation {
  const { driver, context, log } = dependencies;
  const addresses = createAddresses({ context, log });
  const present = () => addresses.parse(driver.address());
  const pages = createShownPages({
    context,
    target: addresses.resolve(present()),
    showNothing: dependencies.showNothing,
  });
  const { current, shown } = pages;
  let latest = 0;
  let pending: Traversal | undefined;

  const decide = (
    address: Address,
    given: { readonly asksGuards: boolean; readonly signedIn: boolean },
  ) => {
    const from = given.signedIn ? pages.lastForPlayers() : undefined;
    const asked = {
      address,
      asksGuards: given.asksGuards,
      current: visitedPage(current.get()),
      signedInFrom: from && visitedPage(from),
    };
    const asks = dependencies.decide();
    return asks instanceof Promise ? asks.then((loaded) => loaded(asked)) : asks(asked);
  };

  /** Decides about a navigation; without its decisions the next document decides. */
  const decideOrLeave = (wanted: Address, manner: Manner): Verdict | Promise<Verdict> => {
    const isSamePath = wanted.path === current.get().path && manner.force !== true;
    // A change of query alone (a filter, a modal) is no move to another page.
    const verdict = decide(wanted, {
      asksGuards: !isSamePath,
      signedIn: manner.signedIn === true,
    });
    return verdict instanceof Promise
      ? verdict.catch((error: unknown): Verdict => {
          log.error('navigation cannot be decided here; the next document decides', error);
          return { kind: 'leave', address: formatAddress(wanted) };
        })
      : verdict;
  };

  const isPageHere = (verdict: Verdict): verdict is PageVerdict =>
    (verdict.kind === 'show' || verdict.kind === 'status') &&
    verdict.target.address.language === context().language;

  /** What follows of a verdict that shows no page in this document. */
  const leaveFor = (verdict: Verdict): NavigationOutcome => {
    if (verdict.kind === 'cancel') {
      return { status: 'cancelled', guard: verdict.guard };
    }
    if (verdict.kind === 'leave') {
      dependencies.leaveSite(verdict.address);
      return { status: 'redirected', address: verdict.address };
    }
    // The texts of a page are those of one language.
    const address = formatAddress(verdict.target.address);
    dependencies.loadDocument(address);
    return { status: 'redirected', address };
  };

  /** Changes history and shows the page, unless something newer began while history settled. */
  const enter = async (
    verdict: PageVerdict,
    { traversal, replace }: Manner,
    isSuperseded: () => boolean,
  ): Promise<NavigationOutcome> => {
    const { target, hops } = verdict;
    const address = formatAddress(target.address);
    const isUnchanged = address === formatAddress(present());
    const settling = traversal?.commit() ?? (isUnchanged ? undefined : driver.settled());
    if (settling !== undefined) {
      await settling;
      if (isSuperseded()) {
        return SUPERSEDED;
      }
    }
    if (traversal !== undefined) {
      if (hops > 0) {
        driver.replace(address);
      }
    } else if (isUnchanged) {
      if (verdict.kind === 'show' && shown.get()?.contribution === target.route) {
        return UNCHANGED;
      }
    } else if (replace) {
      driver.replace(address);
    } else {
      driver.push(address);
    }
    pages.show(verdict, traversal !== undefined ? 'traverse' : replace ? 'replace' : 'push');
    return hops > 0 ? { status: 'redirected', address } : DONE;
  };

  /** Decides about an address and, unless something newer began meanwhile, does what follows. */
  async function navigate(wanted: Address, manner: Manner): Promise<NavigationOutcome> {
    latest += 1;
    const own = latest;
    const isSuperseded = () => own !== latest;
    pending?.refuse();
    pending = manner.traversal;
    const decided = decideOrLeave(wanted, manner);
    const verdict = decided instanceof Promise ? await decided : decided;
    if (isSuperseded()) {
      return SUPERSEDED;
    }
    pending = undefined;
    if (isPageHere(verdict)) {
      return enter(verdict, manner, isSuperseded);
    }
    manner.traversal?.refuse();
    return leaveFor(verdict);
  }

  /** Shows the page of this document: as the server decided it, or decided here where plugins have guards. */
  async function start(): Promise<void> {
    const own = (latest += 1);
    const address = present();
    const target = addresses.resolve(address);
    const decidedName = dependencies.decidedRoute();
    const decided = context().table.routes.find(({ name }) => name === decidedName);
    const isDecided = decided === target.route || decided?.status !== undefined;
    if (decided !== undefined && isDecided && !dependencies.hasGuards()) {
      pages.showRoute(target, decided, 'start');
      return;
    }
    const deciding = decide(address, { asksGuards: true, signedIn: false });
    const verdict = deciding instanceof Promise ? await deciding : deciding;
    if (own !== latest) {
      return;
    }
    if (verdict.kind === 'leave') {
      dependencies.leaveSite(verdict.address);
      return;
    }
    if (verdict.kind === 'cancel') {
      // There is no page to stay on.
      pages.show({ target, status: 500 }, 'start');
      return;
    }
    if (verdict.hops > 0) {
      driver.replace(formatAddress(verdict.target.address));
    }
    pages.show(verdict, 'start');
  }

  const go: Navigation['go'] = async (target, options) =>
    navigate(addresses.of(target), { replace: options?.replace ?? false });

  const setQuery: Navigation['setQuery'] = async (change, options) => {
    const address = present();
    const query = Object.fromEntries(
      Object.entries({ ...address.query, ...change }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    );
    return navigate({ ...address, query }, { replace: options?.replace ?? false });
  };

  const stop = driver.listen((traversal) => {
    void navigate(addresses.parse(traversal.address), { replace: false, traversal });
  });

  return {
    current,
    shown,
    visited: pages.visited,
    go,
    setQuery,
    href: addresses.href,
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
    start,
    recheck: async (because) => {
      const signedIn = because === 'signed-in';
      await navigate(present(), { replace: true, force: true, signedIn });
    },
    showStatus: (status) => {
      pages.show({ target: addresses.resolve(present()), status }, 'replace');
    },
    position: driver.index,
    step: driver.go,
    dispose: () => {
      stop();
      latest += 1;
    },
  };
}
