import {
  type Address,
  formatAddress,
  formatPath,
  isSitePath,
  parseAddress,
  resolveTarget,
  type VisitedPage,
} from '@touchline/domain';
import {
  ApplicationError,
  createStore,
  type CurrentRoute,
  type Navigation,
  type NavigationOutcome,
  type RouteTarget,
} from '@touchline/plugin-api';
import type { Route, Target, Verdict } from './decision.ts';
import type { Traversal } from './driver.ts';
import type { NavigationDependencies, ShellNavigation } from './shell-navigation.ts';
import type { ShownRoute } from './shown-route.ts';

const LARGEST_VISITED = 20;
const DONE: NavigationOutcome = { status: 'done' };
const SUPERSEDED: NavigationOutcome = { status: 'superseded' };
const UNCHANGED: NavigationOutcome = { status: 'unchanged' };

type Reached = ShownRoute['reached'];

/** The route that shows a status: the one declared for it, else the one for server errors. */
function statusRoute(routes: readonly Route[], status: number): Route | undefined {
  return (
    routes.find((route) => route.status === status) ?? routes.find((route) => route.status === 500)
  );
}

/**
 * The one owner of history. Guards are asked before it changes; a move through history that is
 * refused is taken back by its delta; a newer navigation supersedes the older one.
 */
export function createNavigation(dependencies: NavigationDependencies): ShellNavigation {
  const { driver, context, loadDocument, log } = dependencies;
  const shown = createStore<ShownRoute | undefined>(undefined);
  let visited: readonly CurrentRoute[] = [];
  let latest = 0;
  let pending: Traversal | undefined;

  const parse = (address: string) => parseAddress(address, context().languages);
  const toAddress = (target: RouteTarget | string): Address => {
    const { table, language } = context();
    if (typeof target === 'string') {
      if (!isSitePath(target)) {
        throw new ApplicationError({
          code: 'redirect_relative',
          message: `"${target}" is not a path of the site`,
          phase: 'navigation',
          next: 'name a route, or a path that starts with one slash',
        });
      }
      const address = parse(target);
      return { ...address, language: address.language ?? language };
    }
    if (!table.routes.some(({ name }) => name === target.route)) {
      // Links outlive what they name: a section may be switched off while the page is open.
      log.warn(`route "${target.route}" is not registered; links to it lead home`);
      return { language, path: '/', query: {}, hash: '' };
    }
    const path = table.build(target.route, target.params);
    return { language, path, query: target.query ?? {}, hash: '' };
  };

  const initial = (): CurrentRoute => {
    const target = resolveTarget(parse(driver.address()), context().table);
    return toCurrent(target, target.route);
  };
  const toCurrent = (target: Target, route: Route | undefined): CurrentRoute => ({
    name: route?.name ?? '',
    plugin: route?.plugin ?? '',
    layout: route?.layout ?? 'empty',
    language: target.address.language ?? context().language,
    path: target.address.path,
    params: target.params,
    query: target.address.query,
  });
  const current = createStore<CurrentRoute>(initial());

  const show = (target: Target, route: Route | undefined, reached: Reached) => {
    const next = toCurrent(target, route);
    if (reached !== 'replace') {
      visited = [...visited, next].slice(-LARGEST_VISITED);
    }
    current.set(next);
    if (route === undefined) {
      shown.set(undefined);
      dependencies.showNothing();
    } else {
      shown.set({ ...next, contribution: route, reached });
    }
  };
  const showVerdict = (
    verdict: Extract<Verdict, { kind: 'show' | 'status' }>,
    reached: Reached,
  ) => {
    const { target } = verdict;
    if (verdict.kind === 'show') {
      show(target, target.route, reached);
      return;
    }
    show(target, statusRoute(context().table.routes, verdict.status), reached);
  };

  const visitedPage = ({ name, path, query }: CurrentRoute): VisitedPage => ({
    name,
    path: formatPath({ path, query }),
  });
  const ask = (
    address: Address,
    given: { readonly asksGuards: boolean; readonly signedIn: boolean },
  ) => {
    const { table } = context();
    const accessOf = (visit: CurrentRoute) =>
      table.routes.find(({ name }) => name === visit.name)?.access;
    const from = given.signedIn
      ? visited.findLast((visit) => accessOf(visit) !== 'guest')
      : undefined;
    const asked = {
      address,
      asksGuards: given.asksGuards,
      current: visitedPage(current.get()),
      signedInFrom: from && visitedPage(from),
    };
    const decide = dependencies.decide();
    return decide instanceof Promise ? decide.then((loaded) => loaded(asked)) : decide(asked);
  };

  /** Asks about an address and, unless something newer began meanwhile, does what follows. */
  async function navigate(
    wanted: Address,
    given: {
      readonly replace: boolean;
      readonly traversal?: Traversal;
      readonly force?: boolean;
      readonly signedIn?: boolean;
    },
  ): Promise<NavigationOutcome> {
    const { traversal } = given;
    latest += 1;
    const own = latest;
    pending?.refuse();
    pending = traversal;
    const isSamePath = wanted.path === current.get().path && given.force !== true;
    // A change of query alone (a filter, a modal) is no move to another page.
    const answer = ask(wanted, { asksGuards: !isSamePath, signedIn: given.signedIn === true });
    const verdict: Verdict =
      answer instanceof Promise
        ? await answer.catch((error: unknown): Verdict => {
            log.error('navigation cannot be decided here; the next document decides', error);
            return { kind: 'leave', address: formatAddress(wanted) };
          })
        : answer;
    if (own !== latest) {
      return SUPERSEDED;
    }
    pending = undefined;
    if (verdict.kind === 'cancel') {
      traversal?.refuse();
      return { status: 'cancelled', guard: verdict.guard };
    }
    if (verdict.kind === 'leave') {
      traversal?.refuse();
      dependencies.leaveSite(verdict.address);
      return { status: 'redirected', address: verdict.address };
    }
    const { target, hops } = verdict;
    const address = formatAddress(target.address);
    if (target.address.language !== context().language) {
      // The texts of a page are those of one language.
      traversal?.refuse();
      loadDocument(address);
      return { status: 'redirected', address };
    }
    const isUnchanged = address === formatAddress(parse(driver.address()));
    if (traversal !== undefined) {
      await traversal.commit();
      if (own !== latest) {
        return SUPERSEDED;
      }
      if (hops > 0) {
        driver.replace(address);
      }
    } else if (!isUnchanged) {
      const settled = driver.settled();
      if (settled !== undefined) {
        await settled;
        if (own !== latest) {
          return SUPERSEDED;
        }
      }
      if (given.replace) {
        driver.replace(address);
      } else {
        driver.push(address);
      }
    } else if (verdict.kind === 'show' && shown.get()?.contribution === target.route) {
      return UNCHANGED;
    }
    const reached = traversal !== undefined ? 'traverse' : given.replace ? 'replace' : 'push';
    showVerdict(verdict, reached);
    return hops > 0 ? { status: 'redirected', address } : DONE;
  }

  const stop = driver.listen((traversal) => {
    void navigate(parse(traversal.address), { replace: false, traversal });
  });

  const go: Navigation['go'] = async (target, options) =>
    navigate(toAddress(target), { replace: options?.replace ?? false });

  return {
    current,
    shown,
    visited: () => visited,
    go,
    setQuery: async (change, options) => {
      const address = parse(driver.address());
      const query = Object.fromEntries(
        Object.entries({ ...address.query, ...change }).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        ),
      );
      return navigate({ ...address, query }, { replace: options?.replace ?? false });
    },
    href: (target) => formatAddress(toAddress(target)),
    back: (fallback) => {
      if (driver.index() > 0) {
        driver.go(-1);
      } else {
        void go(fallback, { replace: true });
      }
    },
    setTitle: dependencies.setTitle,
    prefetch: (target) => {
      const { route } = resolveTarget(toAddress(target), context().table);
      if (route !== undefined) {
        dependencies.prefetch(route);
      }
    },
    start: async () => {
      const own = (latest += 1);
      const address = parse(driver.address());
      const { table } = context();
      const target = resolveTarget(address, table);
      const decidedName = dependencies.decidedRoute();
      const decided = table.routes.find(({ name }) => name === decidedName);
      const isDecided = decided === target.route || decided?.status !== undefined;
      if (decided !== undefined && isDecided && !dependencies.hasGuards()) {
        // Whoever wrote the document has asked the same questions.
        show(target, decided, 'start');
        return;
      }
      const answer = ask(address, { asksGuards: true, signedIn: false });
      const verdict = answer instanceof Promise ? await answer : answer;
      if (own !== latest) {
        return;
      }
      if (verdict.kind === 'leave') {
        dependencies.leaveSite(verdict.address);
        return;
      }
      if (verdict.kind === 'cancel') {
        // There is no page to stay on.
        showVerdict({ kind: 'status', status: 500, target, hops: 0 }, 'start');
        return;
      }
      if (verdict.hops > 0) {
        driver.replace(formatAddress(verdict.target.address));
      }
      showVerdict(verdict, 'start');
    },
    recheck: async (because) => {
      const signedIn = because === 'signed-in';
      await navigate(parse(driver.address()), { replace: true, force: true, signedIn });
    },
    showStatus: (status) => {
      const target = resolveTarget(parse(driver.address()), context().table);
      show(target, statusRoute(context().table.routes, status), 'replace');
    },
    position: driver.index,
    step: driver.go,
    dispose: () => {
      stop();
      latest += 1;
    },
  };
}
