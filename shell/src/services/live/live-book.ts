import type { TopicSnapshot } from '@touchline/contracts/line';
import type { PlayerEvent } from '@touchline/contracts/live';
import { createLiveState, type LiveKey, type LiveState } from '@touchline/live-client';
import type { Clock, Live, LiveStatus, ReadableStore, Store } from '@touchline/plugin-api';
import { createStore } from '@touchline/plugin-api/store';
import { createFollowedTopics } from './followed-topics.ts';
import type { WantedTopic } from './transport.ts';

/** Live prices as the page has them; transport is handled elsewhere. */
export interface LiveBook {
  readonly live: Live;
  readonly status: Store<LiveStatus>;
  readonly state: LiveState;
  /** Notifies the subscribers of what changed. */
  readonly notify: (changed: ReadonlySet<LiveKey>) => void;
  readonly notifyPlayer: (event: PlayerEvent) => void;
  readonly isFollowed: (topic: string) => boolean;
  /** Every followed topic with the clock it has reached. */
  readonly wanted: () => readonly WantedTopic[];
  /** Is notified when the followed topics change. One listener. */
  readonly onFollow: (listener: () => void) => void;
}

/** Watches state by key: each store notifies only its own subscribers. */
function createWatchers(): {
  readonly store: <State>(key: LiveKey, get: () => State) => ReadableStore<State>;
  readonly notify: (changed: ReadonlySet<LiveKey>) => void;
} {
  const listeners = new Map<LiveKey, Set<() => void>>();
  const stores = new Map<LiveKey, ReadableStore<unknown>>();
  return {
    store: <State>(key: LiveKey, get: () => State) => {
      const known = stores.get(key);
      if (known !== undefined) {
        return known as ReadableStore<State>;
      }
      const store: ReadableStore<State> = {
        get,
        subscribe: (listener) => {
          const handle = () => listener(get());
          const set = listeners.get(key) ?? new Set();
          set.add(handle);
          listeners.set(key, set);
          // Watched again after it was forgotten: the same store must be found by the next caller.
          stores.set(key, store);
          return () => {
            set.delete(handle);
            if (set.size === 0 && listeners.get(key) === set) {
              listeners.delete(key);
              stores.delete(key);
            }
          };
        },
      };
      stores.set(key, store);
      return store;
    },
    notify: (changed) => {
      for (const key of changed) {
        const set = listeners.get(key);
        if (set === undefined) {
          // Requested and never watched, or no longer: the next caller gets another.
          stores.delete(key);
        }
        for (const listener of set ?? []) {
          listener();
        }
      }
    },
  };
}

/**
 * The page's book of live prices: what came with the document is in it before any connection is
 * made; topics are counted by those who follow them.
 */
export function createLiveBook({
  seed,
  clock,
  lingers = () => true,
}: {
  /** Snapshots that came with the document, validated where they were written; each is used once. */
  readonly seed: (topic: string) => TopicSnapshot | undefined;
  readonly clock: Pick<Clock, 'after'>;
  /** Whether topics are followed on for a while after their last view has gone. */
  readonly lingers?: () => boolean;
}): LiveBook {
  const state = createLiveState();
  const watchers = createWatchers();
  const status = createStore<LiveStatus>({
    state: 'connecting',
    transport: undefined,
    lastHeardAt: undefined,
  });
  const playerListeners = new Set<(event: PlayerEvent) => void>();
  let changed: () => void = () => undefined;

  const hydrate = (topic: string) => {
    const snapshot = seed(topic);
    if (snapshot !== undefined && !state.topic(topic).ready) {
      const sown = state.applySnapshot(snapshot);
      // Requested in the middle of a render, in which no other subscriber may be notified.
      queueMicrotask(() => watchers.notify(sown));
    }
  };
  const followed = createFollowedTopics({
    clock,
    lingers,
    onFirst: (topic) => {
      hydrate(topic);
      changed();
    },
    onReleased: (topic) => {
      watchers.notify(state.release(topic));
      changed();
    },
  });
  return {
    status,
    state,
    notify: watchers.notify,
    notifyPlayer: (event) => {
      for (const listener of playerListeners) {
        listener(event);
      }
    },
    isFollowed: followed.has,
    wanted: () => followed.all().map((topic) => ({ topic, clk: state.topic(topic).clk })),
    onFollow: (listener) => {
      changed = listener;
    },
    live: {
      status,
      follow: followed.follow,
      topic: (topic) => {
        // What came with the document is there for the first render.
        hydrate(topic);
        return watchers.store(`topic:${topic}`, () => state.topic(topic));
      },
      event: (eventId) => watchers.store(`event:${eventId}`, () => state.event(eventId)),
      market: (marketId) => watchers.store(`market:${marketId}`, () => state.market(marketId)),
      outcome: (outcomeId) =>
        watchers.store(`outcome:${outcomeId}`, () => state.outcome(outcomeId)),
      onPlayerEvent: (listener) => {
        playerListeners.add(listener);
        return () => playerListeners.delete(listener);
      },
    },
  };
}
