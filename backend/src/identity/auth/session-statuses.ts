import type { Pool } from '../../platform/database/queryable.ts';
import type { Player } from '../../platform/http/player.ts';

/** How often changes are looked for, ms. */
const LOOK_EVERY_MS = 400;
/** An answer of the database counts for this long, ms, and for longer only while changes are followed. */
const FRESH_MS = 500;
/** Changes are followed while the last successful look began this recently, ms. */
const FOLLOWED_MS = 800;
/** No answer counts for longer, ms: shorter than looks reach back. */
const OLDEST_MS = 5_000;
/** Looks reach back further than any transaction that changes a sign-in takes to commit. */
const LOOK_BACK = '10 seconds';

/** Statuses kept; the oldest are dropped. */
const KEPT = 50_000;

/** A sign-in as the database has it. */
export interface SessionStatus {
  /** Tokens of another epoch are refused. */
  readonly epoch: number;
  readonly isEnded: boolean;
}

/** A sign-in that has ended, or whose earlier tokens no longer count. */
export interface SessionChange extends SessionStatus {
  readonly player: Player;
  readonly reason: string | undefined;
}

export interface SessionStatuses {
  /**
   * The status of a sign-in, less than a second old; undefined for one that never was. Rejects when the
   * database cannot be asked: no one is admitted on an old answer.
   */
  readonly read: (sessionId: string) => Promise<SessionStatus | undefined>;
  /** Drops what is known of a sign-in: the next read queries the database. */
  readonly invalidate: (sessionId: string) => void;
  /**
   * Follows changes by whichever process, each of which is reported more than once.
   * @returns stops it
   */
  readonly follow: (onChanges: (changes: readonly SessionChange[]) => void) => () => void;
}

interface Known {
  readonly status: SessionStatus | undefined;
  readonly askedAt: number;
}

const COLUMNS = 'id, player_id, epoch, ended_at IS NOT NULL AS is_ended, end_reason';

/**
 * Reads the status of sign-ins. What was read is valid while changes are followed, so that a request
 * seldom waits for a query; where following fails, every status is queried again. Requests that arrive
 * during a query share the next one.
 * @param options.elapsed a clock that only goes forward, ms: the age of an answer must not follow a wall
 * clock that is set back
 */
export function createSessionStatuses({
  pool,
  elapsed,
}: {
  readonly pool: Pool;
  readonly elapsed: () => number;
}): SessionStatuses {
  const known = new Map<string, Known>();
  let followedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<unknown> = Promise.resolve();
  let next: { readonly ids: Set<string>; readonly answer: Promise<void> } | undefined;

  function keep(id: string, entry: Known): void {
    known.delete(id);
    const oldest = known.size >= KEPT ? known.keys().next().value : undefined;
    if (oldest !== undefined) {
      known.delete(oldest);
    }
    known.set(id, entry);
  }

  function counts({ askedAt }: Known): boolean {
    const now = elapsed();
    return now - askedAt < (now - followedAt < FOLLOWED_MS ? OLDEST_MS : FRESH_MS);
  }

  async function look(): Promise<readonly SessionChange[]> {
    const lookedAt = elapsed();
    const { rows } = await pool.query({
      name: 'session.changes',
      text: `SELECT ${COLUMNS} FROM player_session
             WHERE changed_at > clock_timestamp() - interval '${LOOK_BACK}'`,
    });
    for (const { id } of rows) {
      known.delete(id);
    }
    followedAt = lookedAt;
    return rows.map((row) => ({
      player: { id: row.player_id, sessionId: row.id },
      epoch: row.epoch,
      isEnded: row.is_ended,
      reason: row.end_reason ?? undefined,
    }));
  }

  async function ask(ids: readonly string[]): Promise<void> {
    const askedAt = elapsed();
    const { rows } = await pool.query({
      name: 'session.statuses',
      text: `SELECT ${COLUMNS} FROM player_session WHERE id = ANY($1::uuid[])`,
      values: [ids],
    });
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) {
      const row = found.get(id);
      keep(id, { askedAt, status: row && { epoch: row.epoch, isEnded: row.is_ended } });
    }
  }

  function askSoon(id: string): Promise<void> {
    if (next === undefined) {
      const ids = new Set<string>();
      const answer = running.then(() => {
        next = undefined;
        return ask([...ids]);
      });
      next = { ids, answer };
      running = answer.catch(() => undefined);
    }
    next.ids.add(id);
    return next.answer;
  }

  return {
    read: async (sessionId) => {
      const entry = known.get(sessionId);
      if (entry !== undefined && counts(entry)) {
        return entry.status;
      }
      await askSoon(sessionId);
      return known.get(sessionId)?.status;
    },
    invalidate: (sessionId) => {
      known.delete(sessionId);
    },
    follow: (onChanges) => {
      let isLooking = false;
      async function report(): Promise<void> {
        isLooking = true;
        // After a failure the next look makes up for this one.
        onChanges(await look().catch(() => []));
        isLooking = false;
      }
      const timer = setInterval(() => void (isLooking || report()), LOOK_EVERY_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
