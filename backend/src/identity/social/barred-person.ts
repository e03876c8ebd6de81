import { LIMIT_TYPE } from '@touchline/domain/limits';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/**
 * Refuses a person whose address, as a network vouches for it, is that of a player who is banned or
 * has excluded themselves: a second account would let them play on.
 * @throws ApiError `player_banned`, `player_excluded`
 */
export async function assertNotBarred(
  pool: Pool,
  { email, now }: { readonly email: string | undefined; readonly now: number },
): Promise<void> {
  if (email === undefined) {
    return;
  }
  const { rows } = await pool.query(
    `SELECT coalesce(ban_level, 0) > 0 AS is_banned,
       EXISTS (SELECT FROM player_limit WHERE player_limit.player_id = player.id
         AND limit_type = ANY ($2) AND state = 'ACTIVE'
         AND (ends_at IS NULL OR ends_at > $3)) AS is_excluded
     FROM player LEFT JOIN player_status ON player_status.player_id = player.id
     WHERE email_key = $1`,
    [
      email.toLowerCase(),
      [LIMIT_TYPE.selfExclusion, LIMIT_TYPE.selfExclusionMarker],
      new Date(now),
    ],
  );
  const [known] = rows;
  if (known?.is_banned === true) {
    throw new ApiError('player_banned', 'this person has an account that is closed to play');
  }
  if (known?.is_excluded === true) {
    throw new ApiError('player_excluded', 'this person has chosen a break from this');
  }
}
