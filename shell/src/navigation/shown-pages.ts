import type { CurrentRoute, Store } from '@touchline/plugin-api';
import { createStore } from '@touchline/plugin-api/store';
import type { PageContext, Route, Target, Verdict } from './decision.ts';
import type { ShownRoute } from './shown-route.ts';

const MAXIMUM_VISITED = 20;

/** The page on screen and those visited before it. */
export interface ShownPages {
  readonly current: Store<CurrentRoute>;
  /** What is to be on screen; changes at the moment history has changed. */
  readonly shown: Store<ShownRoute | undefined>;
  /** The last routes visited, oldest first; at most 20. */
  readonly visited: () => readonly CurrentRoute[];
  /** The last page visited that is not for guests alone. */
  readonly lastForPlayers: () => CurrentRoute | undefined;
  /** Shows what was decided: the target's own page, or that of a status at its address. */
  readonly show: (
    verdict: Pick<Extract<Verdict, { kind: 'show' | 'status' }>, 'target'> & {
      readonly status?: number;
    },
    reached: ShownRoute['reached'],
  ) => void;
  /** Shows a route at an address that was decided on elsewhere. */
  readonly showRoute: (
    target: Target,
    route: Route | undefined,
    reached: ShownRoute['reached'],
  ) => void;
}

/** The route that shows a status: the one declared for it, else the one for server errors. */
function statusRoute(routes: readonly Route[], status: number): Route | undefined {
  return (
    routes.find((route) => route.status === status) ?? routes.find((route) => route.status === 500)
  );
}

/** Keeps what is shown; the first page is the one at `target`, before anything has been decided. */
export function createShownPages({
  context,
  target: first,
  showNothing,
}: {
  readonly context: () => Pick<PageContext, 'language' | 'table'>;
  readonly target: Target;
  /** No plugin has a page for what has to be shown. */
  readonly showNothing: () => void;
}): ShownPages {
  const routeOf = (target: Target, route: Route | undefined): CurrentRoute => ({
    name: route?.name ?? '',
    plugin: route?.plugin ?? '',
    layout: route?.layout ?? 'empty',
    language: target.address.language ?? context().language,
    path: target.address.path,
    params: target.params,
    query: target.address.query,
  });
  const shown = createStore<ShownRoute | undefined>(undefined);
  const current = createStore<CurrentRoute>(routeOf(first, first.route));
  let visited: readonly CurrentRoute[] = [];
  const showRoute: ShownPages['showRoute'] = (target, route, reached) => {
    const next = routeOf(target, route);
    if (reached !== 'replace') {
      visited = [...visited, next].slice(-MAXIMUM_VISITED);
    }
    current.set(next);
    if (route === undefined) {
      shown.set(undefined);
      showNothing();
    } else {
      shown.set({ ...next, contribution: route, reached });
    }
  };
  return {
    current,
    shown,
    visited: () => visited,
    lastForPlayers: () => {
      const { routes } = context().table;
      const accessOf = ({ name }: CurrentRoute) =>
        routes.find((route) => route.name === name)?.access;
      return visited.findLast((visit) => accessOf(visit) !== 'guest');
    },
    show: ({ target, status }, reached) =>
      showRoute(
        target,
        status === undefined ? target.route : statusRoute(context().table.routes, status),
        reached,
      ),
    showRoute,
  };
}
