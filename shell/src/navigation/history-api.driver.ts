import { type Resolvers, withResolvers } from './with-resolvers.ts';
import type { HistoryDriver, Traversal } from './driver.ts';

interface EntryState {
  readonly touchline?: { readonly index: number };
}

/** A history driver, with what another driver needs to be built upon it. */
export interface PositionedHistory extends HistoryDriver {
  /** The next popstate at this index is the end of a move already decided on; resolves then. */
  readonly expect: (index: number) => Promise<void>;
}

function indexOf(state: unknown): number | undefined {
  return (state as EntryState | null)?.touchline?.index;
}

function stateAt(index: number): EntryState {
  return { touchline: { index } };
}

/**
 * The History API: the browser moves first and reports afterwards, so a refused move is undone by its
 * delta. Each entry carries its index in its state; from it the delta is known.
 *
 * The methods are taken from the prototypes: single-spa replaces those of `window` and
 * `window.history` with ones that do their own routing and hold listeners back.
 */
export function createHistoryDriver(window: Window & typeof globalThis): PositionedHistory {
  const { history, location } = window;
  const { pushState, replaceState } = window.History.prototype;
  const { addEventListener, removeEventListener } = window.EventTarget.prototype;
  const address = () => `${location.pathname}${location.search}${location.hash}`;

  /** The entry accepted by decision, and the one the browser is on. */
  let committed = indexOf(history.state) ?? 0;
  let position = committed;
  let playerStatus = address();
  let pending: { isStale: boolean } | undefined;
  let expected: { readonly index: number; readonly arrival: Resolvers<void> } | undefined;
  let restoring: Resolvers<void> | undefined;

  replaceState.call(history, stateAt(committed), '');

  const stand = () => {
    committed = position;
    playerStatus = address();
    restoring?.resolve();
    restoring = undefined;
  };
  const restore = () => {
    if (position === committed) {
      return;
    }
    restoring ??= withResolvers();
    history.go(committed - position);
  };
  const supersede = () => {
    if (pending !== undefined) {
      pending.isStale = true;
      pending = undefined;
    }
  };

  return {
    name: 'history',
    address: () => playerStatus,
    index: () => committed,
    settled: () => restoring?.promise,
    expect: (index) => {
      expected?.arrival.resolve();
      expected = { index, arrival: withResolvers() };
      return expected.arrival.promise;
    },
    push: (to) => {
      supersede();
      position = committed + 1;
      pushState.call(history, stateAt(position), '', to);
      stand();
    },
    replace: (to) => {
      replaceState.call(history, stateAt(committed), '', to);
      stand();
    },
    go: (delta) => history.go(delta),
    listen: (listener) => {
      const onPopState = () => {
        const index = indexOf(history.state);
        if (index === undefined) {
          // A fragment of the same page: the browser has made its own entry.
          position = committed + 1;
          replaceState.call(history, stateAt(position), '');
          stand();
          return;
        }
        position = index;
        if (expected?.index === index || (restoring !== undefined && index === committed)) {
          stand();
          expected?.arrival.resolve();
          expected = undefined;
          return;
        }
        supersede();
        const own = { isStale: false };
        pending = own;
        const decided = () => {
          const isCurrent = !own.isStale;
          own.isStale = true;
          return isCurrent;
        };
        const traversal: Traversal = {
          address: address(),
          delta: index - committed,
          commit: async () => {
            if (decided()) {
              stand();
            }
          },
          refuse: () => {
            if (decided()) {
              restore();
            }
          },
        };
        listener(traversal);
      };
      addEventListener.call(window, 'popstate', onPopState);
      return () => removeEventListener.call(window, 'popstate', onPopState);
    },
  };
}
