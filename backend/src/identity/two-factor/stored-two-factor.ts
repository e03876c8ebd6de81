import type { Pool, PoolClient, Queryable, RowOf } from '../../platform/database/queryable.ts';

const STORED = 'SELECT secret, begun_at, enabled_at FROM two_factor WHERE player_id = $1';

/** What is stored of a player's app; its secret is encrypted. */
export async function readTwoFactor(
  pool: Queryable,
  playerId: string,
): Promise<RowOf<typeof STORED> | undefined> {
  const { rows } = await pool.query(STORED, [playerId]);
  return rows[0];
}

/** Stores a secret that is not confirmed yet, in place of an earlier one. @returns false where one counts already */
export async function storeSecret(
  pool: Pool,
  { playerId, sealed, now }: { playerId: string; sealed: Buffer; now: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO two_factor (player_id, secret, begun_at) VALUES ($1, $2, $3)
     ON CONFLICT (player_id) DO UPDATE SET secret = $2, begun_at = $3, last_step = 0
       WHERE two_factor.enabled_at IS NULL`,
    [playerId, sealed, new Date(now)],
  );
  return rowCount === 1;
}

/** Confirms the secret with the code of a time step. @returns false where another request was faster */
export async function confirmSecret(
  client: PoolClient,
  { playerId, sealed, step, now }: { playerId: string; sealed: Buffer; step: number; now: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE two_factor SET last_step = $3, enabled_at = $4
     WHERE player_id = $1 AND secret = $2 AND enabled_at IS NULL`,
    [playerId, sealed, step, new Date(now)],
  );
  return rowCount === 1;
}

/** Spends a time step: only one after the last that was accepted counts. */
export async function spendStep(pool: Pool, playerId: string, step: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE two_factor SET last_step = $2
     WHERE player_id = $1 AND last_step < $2 AND enabled_at IS NOT NULL`,
    [playerId, step],
  );
  return rowCount === 1;
}

/** Spends a recovery code by its digest. */
export async function spendRecovery(
  pool: Pool,
  playerId: string,
  digest: Buffer,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'DELETE FROM two_factor_recovery WHERE player_id = $1 AND digest = $2',
    [playerId, digest],
  );
  return rowCount === 1;
}

/** How many recovery codes a player has left. */
export async function countRecovery(pool: Queryable, playerId: string): Promise<number> {
  const { rowCount } = await pool.query('SELECT FROM two_factor_recovery WHERE player_id = $1', [
    playerId,
  ]);
  return rowCount ?? 0;
}

/** Stores the digests of new recovery codes. */
export async function storeRecovery(
  client: PoolClient,
  playerId: string,
  digests: readonly Buffer[],
): Promise<void> {
  await client.query(
    'INSERT INTO two_factor_recovery (player_id, digest) SELECT $1, unnest($2::bytea[])',
    [playerId, digests],
  );
}

/** Forgets the recovery codes of a player, who is given others. */
export async function removeRecovery(client: PoolClient, playerId: string): Promise<void> {
  await client.query('DELETE FROM two_factor_recovery WHERE player_id = $1', [playerId]);
}

/** Notes for the player's pages which codes are required. */
export async function noteInProfile(client: PoolClient, playerId: string): Promise<void> {
  await client.query(
    `INSERT INTO player_profile (player_id, has_two_factor, has_email_auth)
     SELECT $1::bigint,
       EXISTS (SELECT FROM two_factor WHERE player_id = $1 AND enabled_at IS NOT NULL),
       EXISTS (SELECT FROM two_factor_channel WHERE player_id = $1 AND channel = 'email')
     ON CONFLICT (player_id) DO UPDATE
       SET has_two_factor = excluded.has_two_factor, has_email_auth = excluded.has_email_auth`,
    [playerId],
  );
}

/** Forgets the app. */
export async function removeApp(client: PoolClient, playerId: string): Promise<void> {
  await client.query('DELETE FROM two_factor WHERE player_id = $1', [playerId]);
}

/** Forgets what is of no use where no code is required: recovery codes, and sign-ins that wait for one. */
export async function removeRemains(client: PoolClient, playerId: string): Promise<void> {
  await removeRecovery(client, playerId);
  await client.query('DELETE FROM two_factor_sign_in WHERE player_id = $1', [playerId]);
}

/** Forgets the app, the channels, the recovery codes and sign-ins that wait for a code. */
export async function removeTwoFactor(client: PoolClient, playerId: string): Promise<void> {
  await removeApp(client, playerId);
  await client.query('DELETE FROM two_factor_channel WHERE player_id = $1', [playerId]);
  await removeRemains(client, playerId);
  await noteInProfile(client, playerId);
}
