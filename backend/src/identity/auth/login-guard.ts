import { createHash } from 'node:crypto';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Wrong passwords for one login from one source before it has to wait, and how long failures count. */
export const ALLOWED_FAILURES = 10;
/** From all sources together, before every further attempt costs a captcha. */
export const UNCHALLENGED_FAILURES = 30;
export const FAILURE_WINDOW_MS = 900_000;

/** An attempt at a password. */
export interface LoginAttempt {
  /** The player's number, or what was typed where it is unknown. */
  readonly login: string;
  /** Where it comes from: a client network, or a browser that is known to the account. */
  readonly source: string;
}

export interface LoginGuard {
  /** Whether enough guesses have come, from wherever, that an attempt must cost something. */
  readonly needsChallenge: (login: string) => Promise<boolean>;
  /**
   * Counts an attempt before its password is checked, so that parallel guesses cannot slip by.
   * @throws ApiError `rate_limited`, whether or not such a login exists
   */
  readonly begin: (attempt: LoginAttempt) => Promise<void>;
  /** Forgets the failures of a login: the right password came. */
  readonly succeed: (login: string) => Promise<void>;
}

/**
 * Slows down guessing of one login's password. Failures count by login and source, so that a stranger
 * cannot lock the owner out; guesses from many sources make each of them cost a captcha.
 */
export function createLoginGuard(options: {
  readonly pool: Pool;
  readonly clock: Clock;
}): LoginGuard {
  const { pool, clock } = options;
  const digest = (login: string) => createHash('sha256').update(login.toLowerCase()).digest();
  return {
    needsChallenge: async (login) => {
      const { rowCount } = await pool.query(
        'SELECT FROM login_failure WHERE login_digest = $1 AND failed_at > $2 LIMIT $3',
        [digest(login), new Date(clock() - FAILURE_WINDOW_MS), UNCHALLENGED_FAILURES],
      );
      return rowCount === UNCHALLENGED_FAILURES;
    },
    begin: ({ login, source }) =>
      inTransaction(pool, async (client) => {
        const key = digest(login);
        const now = clock();
        await client.query('SELECT pg_advisory_xact_lock($1)', [key.readBigInt64BE().toString()]);
        const { rows } = await client.query(
          `SELECT count(*)::integer AS count, min(failed_at) AS oldest
           FROM login_failure
           WHERE login_digest = $1 AND network_digest = $3 AND failed_at > $2`,
          [key, new Date(now - FAILURE_WINDOW_MS), digest(source)],
        );
        const { count = 0, oldest } = rows[0] ?? {};
        if (count >= ALLOWED_FAILURES) {
          const until = (oldest?.getTime() ?? now) + FAILURE_WINDOW_MS;
          throw new ApiError('rate_limited', 'too many wrong passwords, try again later', {
            details: { retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)) },
          });
        }
        await client.query(
          `INSERT INTO login_failure (login_digest, network_digest, failed_at)
           VALUES ($1, $2, $3)`,
          [key, digest(source), new Date(now)],
        );
      }),
    succeed: async (login) => {
      await pool.query('DELETE FROM login_failure WHERE login_digest = $1', [digest(login)]);
    },
  };
}
