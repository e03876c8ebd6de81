import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';

export type AttemptKind = 'login' | 'registration' | 'challenge';

/** Failures by address, and what has been used up; shared by all instances. */
export interface Attempts {
  readonly record: (address: string, kind: AttemptKind) => Promise<void>;
  /** Failures of these kinds within the last seconds. */
  readonly count: (
    address: string,
    asked: { readonly kinds: readonly AttemptKind[]; readonly seconds: number },
  ) => Promise<number>;
  /** Uses a signed text up. @returns whether it was unused */
  readonly useUp: (text: string, expiresAt: number) => Promise<boolean>;
  /** Deletes what no longer counts. @param seconds the longest time that failures count */
  readonly prune: (seconds: number) => Promise<void>;
}

/** Keeps attempts in the database, under a keyed digest of their address. */
export function createAttempts(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly secret: Uint8Array;
}): Attempts {
  const { pool, clock, secret } = options;
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest();
  return {
    record: async (address, kind) => {
      await pool.query(
        'INSERT INTO captcha_attempt (address_digest, kind, failed_at) VALUES ($1, $2, $3)',
        [digest(address), kind, new Date(clock())],
      );
    },
    count: async (address, { kinds, seconds }) => {
      const { rows } = await pool.query(
        `SELECT count(*)::integer AS count FROM captcha_attempt
         WHERE address_digest = $1 AND failed_at > $2 AND kind = ANY ($3)`,
        [digest(address), new Date(clock() - seconds * 1000), kinds],
      );
      return rows[0]?.count ?? 0;
    },
    useUp: async (text, expiresAt) => {
      const { rowCount } = await pool.query(
        'INSERT INTO captcha_used (digest, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [digest(text), new Date(expiresAt)],
      );
      return rowCount === 1;
    },
    prune: async (seconds) => {
      const now = clock();
      await pool.query('DELETE FROM captcha_attempt WHERE failed_at < $1', [
        new Date(now - seconds * 1000),
      ]);
      await pool.query('DELETE FROM captcha_used WHERE expires_at < $1', [new Date(now)]);
    },
  };
}
