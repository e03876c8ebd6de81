import { ServerFrame } from '@touchline/contracts/live';
import type { Clock, Disposer, LiveStatus, Logger } from '@touchline/plugin-api';
import type { LiveBook } from './live-book.ts';
import type { Connection, Transport } from './transport.ts';

export interface LiveDependencies {
  readonly book: LiveBook;
  /** In order of preference; the first that works is used. */
  readonly transports: readonly Transport[];
  readonly clock: Clock;
  readonly log: Logger;
  /**
   * A token while a player is signed in.
   * @param refused the token that the server has refused and that another replaces
   */
  readonly token: (refused?: string) => Promise<string | undefined>;
  readonly onServerTime: (time: number) => void;
  /** The release that the page began with. */
  readonly release: string;
  /** Receives another one, when it comes and when it came while nothing was connected. */
  readonly onReleaseChanged: (release: string) => void;
  /** Receives the current site configuration, at every connection and change. */
  readonly onConfiguration: (version: string) => void;
  /** Receives each code that the server refuses or closes with. */
  readonly onRefused: (code: string) => void;
  /** 0 to 1, spreads reconnects of many pages. */
  readonly random: () => number;
}

export interface LiveConnection {
  /** Opens the connection as soon as something is followed; called after the first screen. */
  readonly start: () => void;
  /** The page was left for long (false) or is visible again (true). */
  readonly setActive: (active: boolean) => void;
  /** A player signed in or out. */
  readonly reauthenticate: () => void;
  readonly stop: () => void;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;
const FAILURES_BEFORE_NEXT = 2;
/** The server's words for a token that does not count, or no longer. */
const TOKEN_REFUSED: ReadonlySet<string> = new Set(['unauthorized', 'token_expired']);
/** A refused token is replaced at most this often. */
const REPLACED_AT_MOST_EVERY = 5000;
/** A lesser transport is left for a try of the best one this often. */
const UPGRADE_AFTER = 60_000;
const DEFAULT_STALE_AFTER = 15_000;
/** A transport silent for this long after connecting is considered blocked by a proxy. */
const ANSWER_WITHIN = 10_000;

/**
 * Keeps a book of live prices current over one connection that is rebuilt with growing waits, falls
 * back from WebSocket to SSE to polling, and resumes by each topic's clock. Loaded after the first
 * screen: with it come the schemas of the frames.
 */
export function createLiveConnection(dependencies: LiveDependencies): LiveConnection {
  const { book, transports, clock, log } = dependencies;
  const { status, state, notify, wanted } = book;
  let { release } = dependencies;
  let started = false;
  let active = true;
  let connection: Connection | undefined;
  let rank = 0;
  let failures = 0;
  let staleAfter = DEFAULT_STALE_AFTER;
  let cancelTimer: Disposer = () => undefined;
  let cancelStale: Disposer = () => undefined;
  let cancelFirst: Disposer = () => undefined;
  let cancelUpgrade: Disposer = () => undefined;
  /** The token the server was given last. */
  let presented: string | undefined;
  let replacedAt = Number.NEGATIVE_INFINITY;
  /** The replacement of a token that this connection was refused with; it may be closed for that. */
  let replacement: Promise<void> | undefined;

  const setStatus = (change: Partial<LiveStatus>) => status.set({ ...status.get(), ...change });

  /** Calls this, once, when nothing has come for this time; each message restarts the wait. */
  const expectWithin = (longest: number, onSilence: () => void) => {
    cancelStale();
    // A polling transport is late once an answer is missing, not while none is due.
    const silence = Math.max(longest, 2 * (connection?.pause?.() ?? 0));
    cancelStale = clock.after(silence, onSilence);
  };

  const heard = () => {
    failures = 0;
    const transport = transports[rank]?.name;
    status.set({ state: 'live', transport, lastHeardAt: clock.now() });
    expectWithin(staleAfter, () => {
      setStatus({ state: 'stale' });
      // Silence for this long means a dead connection, whatever the socket believes.
      connection?.close();
    });
  };

  /** Requests again from the clock of this page: the server sends what is missing, or everything. */
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
        if (frame[1].configuration !== undefined) {
          dependencies.onConfiguration(frame[1].configuration);
        }
        if (frame[1].release !== undefined && frame[1].release !== release) {
          release = frame[1].release;
          dependencies.onReleaseChanged(release);
        }
        return;
      case 'snap':
        if (book.isFollowed(frame[1].topic)) {
          notify(state.applySnapshot(frame[1]));
        }
        return;
      case 'delta': {
        const [, topic, from, to, changes] = frame;
        if (!book.isFollowed(topic)) {
          return;
        }
        const changed = state.applyDelta({ topic, from, to, changes });
        if (changed === 'gap') {
          log.info(`"${topic}" has a gap and is requested again`);
          resubscribe(topic);
        } else {
          notify(changed);
        }
        return;
      }
      case 'me':
        book.notifyPlayer(frame[1]);
        return;
      case 'sys':
        if (frame[1].type === 'release-changed') {
          dependencies.onReleaseChanged(frame[1].release);
        } else {
          dependencies.onConfiguration(frame[1].version);
        }
        return;
      case 'err':
        if (TOKEN_REFUSED.has(frame[1])) {
          replaceToken();
        } else {
          log.warn(`the live connection refused: ${frame[1]} ${frame[2]}`);
          dependencies.onRefused(frame[1]);
        }
        return;
      case 'beat':
    }
  };

  const authenticate = async (refused?: string) => {
    const token = await dependencies.token(refused).catch(() => undefined);
    if (token !== undefined && token !== refused) {
      presented = token;
      connection?.authenticate(token);
    }
  };

  function replaceToken(): void {
    const now = clock.now();
    if (presented !== undefined && now - replacedAt >= REPLACED_AT_MOST_EVERY) {
      replacedAt = now;
      replacement = authenticate(presented);
    }
  }

  const onClose = () => {
    connection = undefined;
    cancelStale();
    cancelUpgrade();
    if (!started || !active) {
      return;
    }
    if (replacement !== undefined) {
      // Nothing is wrong with the transport: with the new token it is used again immediately.
      void replacement.then(connect);
      replacement = undefined;
      return;
    }
    failures += 1;
    if (failures >= FAILURES_BEFORE_NEXT && rank < transports.length - 1) {
      rank += 1;
      failures = 0;
    }
    if (status.get().lastHeardAt !== undefined) {
      setStatus({ state: 'stale' });
    }
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
    expectWithin(ANSWER_WITHIN, () => {
      // Refused and tried again would end as before: the next way may get through.
      failures = FAILURES_BEFORE_NEXT;
      made.close();
    });
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

  book.onFollow(() => {
    connection?.follow(wanted());
    connect();
  });

  return {
    start: () => {
      started = true;
      // Prices that came with the document are old too when the stream never begins.
      cancelFirst = clock.after(DEFAULT_STALE_AFTER, () => {
        if (active && status.get().lastHeardAt === undefined) {
          setStatus({ state: 'stale' });
        }
      });
      connect();
    },
    setActive: (next) => {
      if (next === active) {
        return;
      }
      active = next;
      if (next) {
        // By the way that worked last, so that prices are there immediately; a better one is tried later.
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
      cancelFirst();
      cancelUpgrade();
      connection?.close();
    },
  };
}
