import type { PoolClient } from '../../platform/database/queryable.ts';

/** The language in which the player was last written to. */
export async function languageOfPlayer(client: PoolClient, playerId: string): Promise<string> {
  const { rows } = await client.query(
    'SELECT language FROM mail WHERE player_id = $1 ORDER BY written_at DESC LIMIT 1',
    [playerId],
  );
  return rows[0]?.language ?? 'en';
}
