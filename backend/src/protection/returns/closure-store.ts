import type { PoolClient, Queryable } from '../../platform/database/queryable.ts';

/** When a player closed the account, milliseconds since epoch; undefined while it is open. */
export async function closedAt(client: Queryable, playerId: string): Promise<number | undefined> {
  const { rows } = await client.query(
    'SELECT closed_at FROM account_closure WHERE player_id = $1 AND reopened_at IS NULL',
    [playerId],
  );
  return rows[0]?.closed_at.getTime();
}

/** Closes an account. @returns whether it was open */
export async function insertClosure(
  client: PoolClient,
  closure: { readonly playerId: string; readonly reason: string; readonly at: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO account_closure (player_id, reason, closed_at) VALUES ($1, $2, $3)
     ON CONFLICT (player_id) WHERE reopened_at IS NULL DO NOTHING`,
    [closure.playerId, closure.reason, new Date(closure.at)],
  );
  return rowCount === 1;
}

/** Opens a closed account again. */
export async function reopenClosure(
  client: PoolClient,
  { playerId, at }: { readonly playerId: string; readonly at: number },
): Promise<void> {
  await client.query(
    'UPDATE account_closure SET reopened_at = $2 WHERE player_id = $1 AND reopened_at IS NULL',
    [playerId, new Date(at)],
  );
}
