import type { TopicSnapshot } from '@touchline/contracts/line';
import type { LiveChange, PlayerEvent } from '@touchline/contracts/live';
import { createLiveState, type LiveKey } from '@touchline/live-client';
import { createStore, type Live, type LiveStatus, type ReadableStore } from '@touchline/plugin-api';

/** Live prices that move when the test changes them, kept by the same state as in the shell. */
export interface TestLive extends Live {
  readonly snapshot: (snapshot: TopicSnapshot) => void;
  /** Changes of a topic from its current clock. */
  readonly change: (topic: string, changes: readonly LiveChange[]) => void;
  readonly setStatus: (status: Partial<LiveStatus>) => void;
  readonly notifyPlayer: (event: PlayerEvent) => void;
  /** Topics that are followed now. */
  readonly followed: () => readonly string[];
}

/** Makes live prices without a connection. */
export function createTestLive(): TestLive {
  const state = createLiveState();
  const status = createStore<LiveStatus>({
    state: 'live',
    transport: 'websocket',
    lastHeardAt: 0,
  });
  const listeners = new Map<LiveKey, Set<() => void>>();
  const stores = new Map<LiveKey, ReadableStore<unknown>>();
  const players = new Set<(event: PlayerEvent) => void>();
  const followed: string[] = [];
  const storeOf = <State>(key: LiveKey, get: () => State): ReadableStore<State> => {
    const store = stores.get(key) ?? {
      get,
      subscribe: (listener: (state: State) => void) => {
        const handle = () => listener(get());
        const set = listeners.get(key) ?? new Set();
        listeners.set(key, set.add(handle));
        return () => set.delete(handle);
      },
    };
    stores.set(key, store as ReadableStore<unknown>);
    return store as ReadableStore<State>;
  };
  const notify = (changed: ReadonlySet<LiveKey>) => {
    for (const key of changed) {
      for (const listener of listeners.get(key) ?? []) {
        listener();
      }
    }
  };
  let clock = 0;
  return {
    status,
    setStatus: (change) => status.set({ ...status.get(), ...change }),
    snapshot: (snapshot) => notify(state.applySnapshot(snapshot)),
    change: (topic, changes) => {
      clock += 1;
      const from = state.topic(topic).clk ?? '';
      const changed = state.applyDelta({ topic, from, to: `test-${clock}`, changes });
      if (changed === 'gap') {
        throw new Error(`topic "${topic}" has no snapshot to change`);
      }
      notify(changed);
    },
    notifyPlayer: (event) => {
      for (const listener of players) {
        listener(event);
      }
    },
    followed: () => [...followed],
    follow: (topic) => {
      followed.push(topic);
      let isFollowing = true;
      return () => {
        if (isFollowing) {
          isFollowing = false;
          followed.splice(followed.indexOf(topic), 1);
        }
      };
    },
    topic: (topic) => storeOf(`topic:${topic}`, () => state.topic(topic)),
    event: (eventId) => storeOf(`event:${eventId}`, () => state.event(eventId)),
    market: (marketId) => storeOf(`market:${marketId}`, () => state.market(marketId)),
    outcome: (outcomeId) => storeOf(`outcome:${outcomeId}`, () => state.outcome(outcomeId)),
    onPlayerEvent: (listener) => {
      players.add(listener);
      return () => players.delete(listener);
    },
  };
}
