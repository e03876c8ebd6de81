import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';

/** Product specification §7: the grant's cookie lives this long, s. */
export const GRANT_SECONDS = 1_800;

/** Leave to read what identifies a player. */
export interface SecureDataGrants {
  /** Gives a sign-in a new grant; its expired ones are deleted. */
  readonly give: (sessionId: string) => Promise<string>;
  /** Whether a grant is one of this sign-in. */
  readonly holds: (grant: string, sessionId: string) => Promise<boolean>;
}

const digestOf = (grant: string) => createHash('sha256').update(grant).digest();

/** Keeps grants in the database, so that every instance knows them. */
export function createSecureDataGrants({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): SecureDataGrants {
  return {
    give: async (sessionId) => {
      const grant = randomBytes(24).toString('base64url');
      const now = clock();
      await pool.query(
        `WITH over AS (
           DELETE FROM secure_data_grant WHERE session_id = $2 AND expires_at <= $3
         )
         INSERT INTO secure_data_grant (digest, session_id, expires_at) VALUES ($1, $2, $4)`,
        [digestOf(grant), sessionId, new Date(now), new Date(now + GRANT_SECONDS * 1000)],
      );
      return grant;
    },
    holds: async (grant, sessionId) => {
      const { rowCount } = await pool.query({
        name: 'secure-data.holds',
        text: `SELECT 1 FROM secure_data_grant JOIN player_session session ON session.id = session_id
               WHERE digest = $1 AND session_id = $2 AND expires_at > $3 AND ended_at IS NULL`,
        values: [digestOf(grant), sessionId, new Date(clock())],
      });
      return rowCount === 1;
    },
  };
}
