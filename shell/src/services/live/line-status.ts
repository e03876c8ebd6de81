import type { Clock, Disposer, LiveStatus, Store } from '@touchline/plugin-api';
import type { Connection, Transport } from './transport.ts';

const DEFAULT_STALE_AFTER = 15_000;
/** A transport silent for this long after connecting is considered blocked by a proxy. */
const ANSWER_WITHIN = 10_000;

/** How current the page's prices are, from what is heard on the line. */
export interface LineStatus {
  /** Live prices are wanted from now on: those that came with the document grow old without them. */
  readonly begin: () => void;
  /** A connection is open and has to answer. */
  readonly opened: (connection: Connection) => void;
  /** Something came. */
  readonly heard: () => void;
  /** The server says how long it is silent at most, ms. */
  readonly setStaleAfter: (milliseconds: number) => void;
  /** Nothing is waited for: the connection has ended. */
  readonly ended: () => void;
  /** The connection was lost: what is shown is old, if anything was ever heard. */
  readonly lost: () => void;
  /** The page was left for long. */
  readonly rest: () => void;
  readonly dispose: Disposer;
}

/**
 * Keeps the status of the live connection. A connection that is silent for too long is closed,
 * whatever its socket believes.
 */
export function createLineStatus({
  status,
  clock,
  transport,
  connection,
  isActive,
  onBlocked,
}: {
  readonly status: Store<LiveStatus>;
  readonly clock: Pick<Clock, 'after' | 'now'>;
  readonly transport: () => Transport | undefined;
  readonly connection: () => Connection | undefined;
  readonly isActive: () => boolean;
  /** A new connection has not answered. */
  readonly onBlocked: () => void;
}): LineStatus {
  let staleAfter = DEFAULT_STALE_AFTER;
  let cancelSilence: Disposer = () => undefined;
  let cancelFirst: Disposer = () => undefined;
  const set = (change: Partial<LiveStatus>) => status.set({ ...status.get(), ...change });
  /** Calls this, once, when nothing has come for this time; each message restarts the wait. */
  const expectWithin = (longest: number, onSilence: () => void) => {
    cancelSilence();
    // A polling transport is late once an answer is missing, not while none is due.
    const silence = Math.max(longest, 2 * (connection()?.pause?.() ?? 0));
    cancelSilence = clock.after(silence, onSilence);
  };
  const wasHeard = () => status.get().lastHeardAt !== undefined;
  const ended = () => cancelSilence();
  return {
    begin: () => {
      cancelFirst = clock.after(DEFAULT_STALE_AFTER, () => {
        if (isActive() && !wasHeard()) {
          set({ state: 'stale' });
        }
      });
    },
    opened: (made) =>
      expectWithin(ANSWER_WITHIN, () => {
        onBlocked();
        made.close();
      }),
    heard: () => {
      status.set({ state: 'live', transport: transport()?.name, lastHeardAt: clock.now() });
      expectWithin(staleAfter, () => {
        set({ state: 'stale' });
        connection()?.close();
      });
    },
    setStaleAfter: (milliseconds) => {
      staleAfter = milliseconds;
    },
    ended,
    lost: () => {
      if (wasHeard()) {
        set({ state: 'stale' });
      }
    },
    rest: () => set({ state: 'offline' }),
    dispose: () => {
      cancelSilence();
      cancelFirst();
    },
  };
}
