import { UNIQUE_VIOLATION } from '../../platform/database/sql-states.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** Notes that a player's address is theirs: they have used what was sent to it. */
export async function activateEmail(client: PoolClient, playerId: string): Promise<void> {
  await client.query(
    `INSERT INTO player_profile (player_id, email_activated) VALUES ($1, true)
     ON CONFLICT (player_id) DO UPDATE SET email_activated = true`,
    [playerId],
  );
}

/**
 * Gives a player without an address the one they have proved.
 * @returns whether they had none
 * @throws ApiError `account_exists` when it has become another player's
 */
export async function adoptEmail(
  client: PoolClient,
  {
    playerId,
    email,
    now,
  }: { readonly playerId: string; readonly email: string; readonly now: number },
): Promise<boolean> {
  try {
    const { rowCount } = await client.query(
      'UPDATE player SET email = $2, email_key = $3 WHERE id = $1 AND email IS NULL',
      [playerId, email, email.toLowerCase()],
    );
    await client.query(
      `INSERT INTO player_profile (player_id, email_bound_at) SELECT id, $2 FROM player
       WHERE id = $1 AND $3 ON CONFLICT (player_id) DO UPDATE SET email_bound_at = $2`,
      [playerId, new Date(now), rowCount === 1],
    );
    return rowCount === 1;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) {
      throw new ApiError('account_exists', 'there is an account with this e-mail address', {
        cause: error,
      });
    }
    throw error;
  }
}
