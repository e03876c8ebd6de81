import { withResolvers } from './with-resolvers.ts';
import { createHistoryDriver } from './history-api.driver.ts';
import type { HistoryDriver, Traversal } from './driver.ts';

/** The part of the Navigation API that this needs; the DOM library does not know all of it yet. */
interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly canIntercept: boolean;
  readonly destination: {
    readonly url: string;
    readonly index: number;
    readonly sameDocument: boolean;
  };
  readonly signal: AbortSignal;
  readonly intercept: (options: {
    readonly precommitHandler: () => Promise<void>;
    readonly focusReset: 'manual';
    readonly scroll: 'manual';
  }) => void;
}

interface NavigationApi extends EventTarget {
  readonly currentEntry: { readonly index: number } | null;
}

type Browser = Window & typeof globalThis & { readonly navigation?: NavigationApi };

/** Whether the browser announces a move before it. */
export function hasPrecommit(window: Browser): boolean {
  const scope = window as { NavigationPrecommitController?: unknown };
  return window.navigation !== undefined && scope.NavigationPrecommitController !== undefined;
}

/**
 * The Navigation API: a move through history waits in `precommitHandler` until it is decided, and
 * the address never shows a page that is refused. Moves the browser does not allow to be held up
 * arrive as with the History API.
 */
export function createNavigationApiDriver(window: Browser): HistoryDriver {
  const base = createHistoryDriver(window);
  const { navigation } = window;
  return {
    ...base,
    name: 'navigation-api',
    listen: (listener) => {
      const stopBase = base.listen(listener);
      const onNavigate = (given: Event) => {
        const event = given as NavigateEvent;
        const isHeld =
          event.navigationType === 'traverse' &&
          event.canIntercept &&
          event.cancelable &&
          event.destination.sameDocument;
        if (!isHeld) {
          return;
        }
        const delta = event.destination.index - (navigation?.currentEntry?.index ?? 0);
        const { pathname, search, hash } = new URL(event.destination.url);
        const decided = withResolvers();
        const aborted = withResolvers();
        event.signal.addEventListener('abort', () => aborted.resolve());
        event.intercept({
          precommitHandler: () => decided.promise,
          focusReset: 'manual',
          scroll: 'manual',
        });
        const traversal: Traversal = {
          address: `${pathname}${search}${hash}`,
          delta,
          commit: async () => {
            const arrived = base.expect(base.index() + delta);
            decided.resolve();
            await Promise.race([arrived, aborted.promise]);
          },
          refuse: () => decided.reject(new DOMException('refused by a guard', 'AbortError')),
        };
        listener(traversal);
      };
      navigation?.addEventListener('navigate', onNavigate);
      return () => {
        stopBase();
        navigation?.removeEventListener('navigate', onNavigate);
      };
    },
  };
}
