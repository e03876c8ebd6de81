/** States of a remote view. */
export type RemoteState = 'not-exist' | 'loading' | 'ready' | 'error';

const MOVES: Readonly<Record<RemoteState, readonly RemoteState[]>> = {
  'not-exist': ['loading', 'ready'],
  loading: ['error', 'ready', 'not-exist'],
  ready: ['not-exist'],
  error: ['loading', 'not-exist'],
};

/** Whether a view may go from one state to another. */
export function canMove(from: RemoteState, to: RemoteState): boolean {
  return MOVES[from].includes(to);
}

/** What is remembered of retries while a view is not ready. */
export interface RetryRecord {
  /** Automatic retries made so far. */
  readonly automatic: number;
  /** When a person last requested a reload, ms since epoch. */
  readonly askedAt: number | undefined;
}

export const NO_RETRIES: RetryRecord = { automatic: 0, askedAt: undefined };

const AUTOMATIC_RETRIES = 3;
const FIRST_DELAY = 1000;
const BETWEEN_RELOADS = 1000;

/** Milliseconds until the next automatic retry: 1, 2, 4 seconds, then none. */
export function retryDelay({ automatic }: RetryRecord): number | undefined {
  return automatic < AUTOMATIC_RETRIES ? FIRST_DELAY * 2 ** automatic : undefined;
}

/** Whether a person may reload now: at most once a second. */
export function mayReload({ askedAt }: RetryRecord, now: number): boolean {
  // The clock may have been put back by a day since: the server corrects it.
  return askedAt === undefined || Math.abs(now - askedAt) >= BETWEEN_RELOADS;
}
