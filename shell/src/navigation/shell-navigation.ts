import type {
  CurrentRoute,
  Disposer,
  Logger,
  Navigation,
  ReadableStore,
} from '@touchline/plugin-api';
import type { Decide } from './decide.ts';
import type { PageContext, Route } from './decision.ts';
import type { HistoryDriver } from './driver.ts';
import type { ShownRoute } from './shown-route.ts';

export interface NavigationDependencies {
  readonly driver: HistoryDriver;
  readonly context: () => Pick<PageContext, 'language' | 'languages' | 'table'>;
  /** A route is linked to that is not registered. @returns whether it is still to come */
  readonly onUnknown: (route: string) => boolean;
  /** Whether routes are still to come; the views are rendered again with them. */
  readonly awaitsRoutes: () => boolean;
  /** Resolves when every route of the release is registered. */
  readonly complete: () => Promise<void>;
  /** The decisions; they arrive after the first screen, whose page the document has decided. */
  readonly decide: () => Decide | Promise<Decide>;
  /** Name of the route whose page the document is. */
  readonly decidedRoute: () => string | undefined;
  /** Whether a plugin has guards: then the document alone cannot have decided. */
  readonly hasGuards: () => boolean;
  /** Loads another document: the way to a page in another language. */
  readonly loadDocument: (address: string) => unknown;
  /** Leaves for an address outside the router, or for one that only the server can decide about. */
  readonly leaveSite: (address: string) => void;
  readonly prefetch: (route: Route) => void;
  readonly setTitle: Navigation['setTitle'];
  /** No plugin has a page for what has to be shown, not even one for that error. */
  readonly showNothing: () => void;
  readonly log: Logger;
}

export interface ShellNavigation extends Navigation {
  /** What is to be on screen; changes at the moment history has changed. */
  readonly shown: ReadableStore<ShownRoute | undefined>;
  /** The last routes visited, oldest first; never more than 20. */
  readonly visited: () => readonly CurrentRoute[];
  /** Decides about the address the page was opened with and shows it. */
  readonly start: () => Promise<void>;
  /** Decides the present address again, e.g. after a logout or a sign-in. */
  readonly recheck: (because?: 'signed-in') => Promise<void>;
  /** Shows the page of a status, such as 404, at the present address. */
  readonly showStatus: (status: number) => void;
  /** Index of the present entry in this tab's history. */
  readonly position: () => number;
  /** Moves through history, as the browser's own buttons do. */
  readonly step: (delta: number) => void;
  readonly dispose: Disposer;
}
