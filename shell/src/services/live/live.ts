import {
  createLiveState,
  type LiveKey,
  type PlayerEvent,
  ServerFrame,
  TopicSnapshot,
} from '@touchline/contracts';
import {
  type Clock,
  createStore,
  type Disposer,
  type Live,
  type LiveStatus,
  type Logger,
  type ReadableStore,
} from '@touchline/plugin-api';
import type { Connection, Transport, WantedTopic } from './transport.ts';

export interface LiveDependencies {
  /** In order of preference; the first that works is used. */
  readonly transports: readonly Transport[];
  readonly clock: Clock;
  readonly log: Logger;
  /** Snapshots that came with the document, by topic; each is used once. */
  readonly seed: (topic: string) => unknown;
  /** A token while somebody is signed in. */
  readonly token: () => Promise<string | undefined>;
  readonly onServerTime: (time: number) => void;
  readonly onReleaseChanged: (release: string) => void;
  /** 0 to 1, spreads reconnects of many pages. */
  readonly random: () => number;
}

export interface ShellLive extends Live {
  /** Opens the connection as soon as something is followed; called after the first screen. */
  readonly start: () => void;
  /** The page was left for long (false) or is looked at again (true). */
  readonly setActive: (active: boolean) => void;
  /** Somebody signed in or out. */
  readonly reauthenticate: () => void;
  readonly stop: () => void;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;
/** A lesser transport is left for a try of the best one this often. */
const UPGRADE_AFTER = 60_000;
const STALE_UNLESS_TOLD = 15_000;

/** Watches state by key: each store tells only those who watch what changed. */
function createWatchers(): {
  readonly store: <State>(key: LiveKey, get: () => State) => ReadableStore<State>;
  readonly tell: (changed: ReadonlySet<LiveKey>) => void;
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
          const hear = () => listener(get());
          const set = listeners.get(key) ?? new Set();
          set.add(hear);
          listeners.set(key, set);
          // Watched again after it was forgotten: the same store must be found by the next caller.
          stores.set(key, store);
          return () => {
            set.delete(hear);
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
    tell: (changed) => {
      for (const key of changed) {
        for (const listener of listeners.get(key) ?? []) {
          listener();
        }
      }
    },
  };
}

/**
 * The page's live prices: topics counted by those who follow them, one connection that is rebuilt
 * with growing waits, falls back from WebSocket to SSE to polling, and resumes by each topic's clock.
 */
export function createLive(dependencies: LiveDependencies): ShellLive {
  const { transports, clock, log } = dependencies;
  const state = createLiveState();
  const watchers = createWatchers();
  const status = createStore<LiveStatus>({
    state: 'connecting',
    transport: undefined,
    lastHeardAt: undefined,
  });
  const followers = new Map<string, number>();
  const playerListeners = new Set<(event: PlayerEvent) => void>();
  let started = false;
  let active = true;
  let connection: Connection | undefined;
  let rank = 0;
  let failures = 0;
  let staleAfter = STALE_UNLESS_TOLD;
  let cancelTimer: Disposer = () => undefined;
  let cancelStale: Disposer = () => undefined;
  let cancelUpgrade: Disposer = () => undefined;

  const wanted = (): WantedTopic[] =>
    [...followers.keys()].map((topic) => ({ topic, clk: state.topic(topic).clk }));
  const setStatus = (change: Partial<LiveStatus>) => status.set({ ...status.get(), ...change });

  const heard = () => {
    failures = 0;
    const transport = transports[rank]?.name;
    status.set({ state: 'live', transport, lastHeardAt: clock.now() });
    cancelStale();
    cancelStale = clock.after(staleAfter, () => {
      setStatus({ state: 'stale' });
      // Silence for this long means a dead connection, whatever the socket believes.
      connection?.close();
    });
  };

  /** Asks again from where this page stands: the server sends what is missing, or everything. */
  const resubscribe = (topic: string) => {
    connection?.follow(wanted().filter((entry) => entry.topic !== topic));
    connection?.follow(wanted());
  };

  const receive = (given: unknown) => {
    const parsed = ServerFrame.safeParse(given);
    if (!parsed.success) {
      log.error('a frame of the live connection does not fit its schema', parsed.error.issues);
      return;
    }
    const frame = parsed.data;
    heard();
    switch (frame[0]) {
      case 'hi':
        staleAfter = frame[1].staleAfterMs;
        dependencies.onServerTime(frame[1].time);
        return;
      case 'snap':
        if (followers.has(frame[1].topic)) {
          watchers.tell(state.applySnapshot(frame[1]));
        }
        return;
      case 'delta': {
        const [, topic, from, to, changes] = frame;
        if (!followers.has(topic)) {
          return;
        }
        const changed = state.applyDelta({ topic, from, to, changes });
        if (changed === 'gap') {
          log.info(`"${topic}" has a gap and is asked for again`);
          resubscribe(topic);
        } else {
          watchers.tell(changed);
        }
        return;
      }
      case 'me':
        for (const listener of playerListeners) {
          listener(frame[1]);
        }
        return;
      case 'sys':
        dependencies.onReleaseChanged(frame[1].release);
        return;
      case 'err':
        log.warn(`the live connection refused: ${frame[1]} ${frame[2]}`);
        return;
      case 'beat':
    }
  };

  const authenticate = async () => {
    const token = await dependencies.token().catch(() => undefined);
    if (token !== undefined) {
      connection?.authenticate(token);
    }
  };

  const onClose = () => {
    connection = undefined;
    cancelStale();
    cancelUpgrade();
    if (!started || !active) {
      return;
    }
    failures += 1;
    if (failures >= 2 && rank < transports.length - 1) {
      rank += 1;
      failures = 0;
    }
    const known = status.get().lastHeardAt;
    setStatus({ state: known === undefined ? 'connecting' : 'stale' });
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(failures, 10));
    cancelTimer();
    cancelTimer = clock.after(wait * (0.5 + dependencies.random() / 2), connect);
  };

  function connect(): void {
    const transport = transports[rank];
    if (connection !== undefined || transport === undefined || !started || !active) {
      return;
    }
    cancelTimer();
    // A connection that is being made replaces itself before it can report its own end.
    let current: Connection | undefined;
    let ended = false;
    const made = transport.connect(wanted(), {
      onFrame: (frame) => {
        if (connection === current) {
          receive(frame);
        }
      },
      onClose: () => {
        ended = true;
        if (connection === current) {
          onClose();
        }
      },
    });
    current = made;
    if (ended) {
      onClose();
      return;
    }
    connection = made;
    void authenticate();
    if (rank > 0) {
      cancelUpgrade = clock.after(UPGRADE_AFTER, () => {
        rank = 0;
        reconnect();
      });
    }
  }

  function reconnect(): void {
    const old = connection;
    connection = undefined;
    old?.close();
    cancelStale();
    connect();
  }

  return {
    status,
    follow: (topic) => {
      const count = followers.get(topic) ?? 0;
      followers.set(topic, count + 1);
      if (count === 0) {
        const seed = TopicSnapshot.safeParse(dependencies.seed(topic));
        if (seed.success && !state.topic(topic).ready) {
          watchers.tell(state.applySnapshot(seed.data));
        }
        connection?.follow(wanted());
        connect();
      }
      let followed = true;
      return () => {
        if (!followed) {
          return;
        }
        followed = false;
        const left = (followers.get(topic) ?? 1) - 1;
        if (left > 0) {
          followers.set(topic, left);
          return;
        }
        followers.delete(topic);
        watchers.tell(state.release(topic));
        connection?.follow(wanted());
      };
    },
    topic: (topic) => watchers.store(`topic:${topic}`, () => state.topic(topic)),
    event: (eventId) => watchers.store(`event:${eventId}`, () => state.event(eventId)),
    market: (marketId) => watchers.store(`market:${marketId}`, () => state.market(marketId)),
    outcome: (outcomeId) => watchers.store(`outcome:${outcomeId}`, () => state.outcome(outcomeId)),
    onPlayerEvent: (listener) => {
      playerListeners.add(listener);
      return () => playerListeners.delete(listener);
    },
    start: () => {
      started = true;
      connect();
    },
    setActive: (next) => {
      if (next === active) {
        return;
      }
      active = next;
      if (next) {
        rank = 0;
        failures = 0;
        connect();
      } else {
        connection?.close();
        setStatus({ state: 'offline' });
      }
    },
    reauthenticate: () => {
      // The old connection knows the old player; a new one starts clean.
      if (connection !== undefined) {
        reconnect();
      }
    },
    stop: () => {
      started = false;
      cancelTimer();
      cancelStale();
      cancelUpgrade();
      connection?.close();
    },
  };
}
