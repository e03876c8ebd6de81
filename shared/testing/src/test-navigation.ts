import { createRouteTable } from '@touchline/domain/routes';
import {
  createStore,
  type CurrentRoute,
  type Navigation,
  type NavigationOutcome,
  type RouteDefinition,
  type RouteTarget,
  type Store,
} from '@touchline/plugin-api';

/** Navigation that goes where it is sent without any guard. */
export interface TestNavigation extends Navigation {
  readonly current: Store<CurrentRoute>;
  /** Addresses gone to, in order; the present one is the last. */
  readonly visits: readonly string[];
  readonly prefetched: readonly string[];
  /** Titles set, in order. */
  readonly titles: readonly string[];
}

const DONE: NavigationOutcome = { status: 'done' };

/** Makes navigation over the given routes; a name that is not among them gets the path `/<name>`. */
export function createTestNavigation({
  plugin,
  language,
  routes,
  current: given = {},
}: {
  readonly plugin: string;
  readonly language: string;
  readonly routes: readonly RouteDefinition[];
  readonly current?: Partial<CurrentRoute>;
}): TestNavigation {
  const table = createRouteTable(routes);
  const visits: string[] = [];
  const prefetched: string[] = [];
  const titles: string[] = [];
  const current = createStore<CurrentRoute>({
    name: 'home',
    plugin,
    layout: 'default',
    language,
    path: '/',
    params: {},
    query: {},
    ...given,
  });
  const pathOf = ({ route, params }: RouteTarget): string => {
    if (routes.some(({ name }) => name === route)) {
      return table.build(route, params);
    }
    const values = Object.values(params ?? {}).filter((value) => value !== undefined);
    return `/${[route, ...values].join('/')}`;
  };
  const addressOf = (target: RouteTarget | string): string => {
    if (typeof target === 'string') {
      return target === '/' ? `/${language}` : `/${language}${target}`;
    }
    const query = new URLSearchParams(target.query).toString();
    const path = pathOf(target);
    return `/${language}${path === '/' ? '' : path}${query === '' ? '' : `?${query}`}`;
  };
  const go = async (target: RouteTarget | string) => {
    const address = addressOf(target);
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const path = pathname.slice(language.length + 1) || '/';
    const match = table.match(path);
    visits.push(address);
    current.set({
      ...current.get(),
      name: match?.route.name ?? (typeof target === 'string' ? '' : target.route),
      path,
      params: match?.params ?? {},
      query: Object.fromEntries(searchParams),
    });
    return DONE;
  };
  return {
    current,
    visits,
    prefetched,
    titles,
    go,
    href: addressOf,
    has: () => true,
    setQuery: async (change) => {
      const query = Object.entries({ ...current.get().query, ...change });
      current.set({
        ...current.get(),
        query: Object.fromEntries(
          query.filter((entry): entry is [string, string] => entry[1] !== undefined),
        ),
      });
      return DONE;
    },
    setTitle: (title) => void titles.push(title),
    back: (fallback) => void go(fallback),
    prefetch: (target) => void prefetched.push(addressOf(target)),
  };
}
