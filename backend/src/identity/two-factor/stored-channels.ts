import type { TwoFactorChannel } from '@touchline/contracts/identity';
import type { Pool, PoolClient, Queryable } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** The channels on which a player gets codes for signing in. */
export async function readChannels(
  pool: Queryable,
  playerId: string,
): Promise<readonly TwoFactorChannel[]> {
  const { rows } = await pool.query(
    'SELECT channel FROM two_factor_channel WHERE player_id = $1 ORDER BY channel',
    [playerId],
  );
  return rows.map(({ channel }) => channel as TwoFactorChannel);
}

/** Adds a channel; one that is there stays as it is. */
export async function storeChannel(
  client: PoolClient,
  { playerId, channel, now }: { playerId: string; channel: TwoFactorChannel; now: number },
): Promise<void> {
  await client.query(
    `INSERT INTO two_factor_channel (player_id, channel, enabled_at) VALUES ($1, $2, $3)
     ON CONFLICT (player_id, channel) DO NOTHING`,
    [playerId, channel, new Date(now)],
  );
}

/** Removes a channel. @returns false where it was not on */
export async function removeChannel(
  client: PoolClient,
  playerId: string,
  channel: TwoFactorChannel,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'DELETE FROM two_factor_channel WHERE player_id = $1 AND channel = $2',
    [playerId, channel],
  );
  return rowCount === 1;
}

/**
 * Codes go to the address or the phone that was proved for them: who wants another one turns them off first, which
 * takes a code.
 * @throws ApiError `two_factor_contact`
 */
export async function assertNoChannel(
  pool: Pool | PoolClient,
  playerId: string,
  channel: TwoFactorChannel,
): Promise<void> {
  if ((await readChannels(pool, playerId)).includes(channel)) {
    throw new ApiError('two_factor_contact', 'codes for signing in go there: turn them off first');
  }
}

/** What codes for signing in can be sent to: what is confirmed. */
export async function readContacts(
  pool: Pool,
  playerId: string,
): Promise<{
  readonly email: string | undefined;
  readonly phone: { readonly code: string; readonly number: string } | undefined;
}> {
  const { rows } = await pool.query(
    `SELECT email, email_activated, phone_code, phone_number, phone_activated
     FROM player LEFT JOIN player_profile ON player_id = id WHERE id = $1`,
    [playerId],
  );
  const [row] = rows;
  const { phone_code: code = null, phone_number: number = null } = row ?? {};
  const isLinked = row?.phone_activated === true && code !== null && number !== null;
  return {
    email: row?.email_activated === true ? (row.email ?? undefined) : undefined,
    phone: isLinked ? { code, number } : undefined,
  };
}
