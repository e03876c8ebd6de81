import type { LayoutName } from '@touchline/domain/plugins';
import type { ReadableStore } from '../store.ts';

export interface RouteTarget {
  readonly route: string;
  readonly params?: Readonly<Record<string, string | undefined>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Where the page is. `path` has neither language nor query. */
export interface CurrentRoute {
  readonly name: string;
  readonly plugin: string;
  readonly layout: LayoutName;
  readonly language: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export type NavigationOutcome =
  | { readonly status: 'done' | 'superseded' | 'unchanged' }
  | { readonly status: 'cancelled'; readonly guard: string }
  | { readonly status: 'redirected'; readonly address: string };

export interface Navigation {
  readonly current: ReadableStore<CurrentRoute>;
  /** Runs every guard, then changes history. A target is a named route or a path such as `/live`. */
  readonly go: (
    target: RouteTarget | string,
    options?: { readonly replace?: boolean },
  ) => Promise<NavigationOutcome>;
  /** Changes only the query of the current route, e.g. for filters. */
  readonly setQuery: (
    query: Readonly<Record<string, string | undefined>>,
    options?: { readonly replace?: boolean },
  ) => Promise<NavigationOutcome>;
  /** Address with language, for links; home's while no such route is there. @throws CodedError for wrong parameters */
  readonly href: (target: RouteTarget | string) => string;
  /** Whether the release has a route of this name: menus omit what a section that is switched off would show. */
  readonly has: (route: string) => boolean;
  /** One step back where the visit has one, else to the given target. */
  readonly back: (fallback: RouteTarget | string) => void;
  /** Names the page that is shown, in place of its route's title; the brand is added. */
  readonly setTitle: (title: string) => void;
  /** Loads the code of a route ahead of a likely visit. */
  readonly prefetch: (target: RouteTarget | string) => void;
}
