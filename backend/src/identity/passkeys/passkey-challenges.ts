import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';

/** How long a player has for fingerprint, face or PIN. */
export const CHALLENGE_MS = 300_000;
const CHALLENGE_BYTES = 32;

/** Challenges, each of which is signed once. */
export interface PasskeyChallenges {
  /** Makes one in place of the holder's last. @param holder a session, or a secret of a browser */
  readonly make: (holder: string) => Promise<string>;
  /** Uses it up, whatever becomes of the signature. @returns undefined where none waits any longer */
  readonly take: (holder: string) => Promise<string | undefined>;
}

const digestOf = (holder: string) => createHash('sha256').update(holder).digest();

/** Challenges in the database, by digests of who holds them. */
export function createPasskeyChallenges({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): PasskeyChallenges {
  return {
    make: async (holder) => {
      const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
      const now = clock();
      await pool.query('DELETE FROM passkey_challenge WHERE expires_at < $1', [new Date(now)]);
      await pool.query(
        `INSERT INTO passkey_challenge (digest, challenge, expires_at) VALUES ($1, $2, $3)
         ON CONFLICT (digest) DO UPDATE SET challenge = $2, expires_at = $3`,
        [digestOf(holder), challenge, new Date(now + CHALLENGE_MS)],
      );
      return challenge;
    },
    take: async (holder) => {
      const { rows } = await pool.query(
        'DELETE FROM passkey_challenge WHERE digest = $1 RETURNING challenge, expires_at',
        [digestOf(holder)],
      );
      const [row] = rows;
      return row !== undefined && row.expires_at.getTime() > clock() ? row.challenge : undefined;
    },
  };
}
