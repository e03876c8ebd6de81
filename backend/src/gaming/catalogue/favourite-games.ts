import { MOST_FAVOURITE_GAMES } from '@touchline/contracts/casino';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Announces, after the commit, to the open pages of a player that their favourites have changed. */
export type AnnounceFavourites = (
  client: Parameters<Parameters<typeof inTransaction>[1]>[0],
  playerId: string,
) => Promise<void>;

/** The games that a player has starred, the latest first. */
export async function favouriteGames(
  client: Queryable,
  playerId: string,
): Promise<readonly string[]> {
  const { rows } = await client.query({
    name: 'gaming.favourites',
    text: `SELECT value FROM player_favourite WHERE player_id = $1 AND kind = 'game'
      ORDER BY added_at DESC, value`,
    values: [playerId],
  });
  return rows.map(({ value }) => value);
}

/** Stars a game or takes the star away; twice is once. Beyond the most that are kept, the latest stay. */
export async function starGame(
  pool: Pool,
  {
    playerId,
    gameId,
    isFavourite,
    at,
    announce,
  }: {
    readonly playerId: string;
    readonly gameId: string;
    readonly isFavourite: boolean;
    /** Milliseconds since epoch. */
    readonly at: number;
    readonly announce: AnnounceFavourites;
  },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    // Two devices at once would each keep what the other is over the maximum with.
    await client.query('SELECT FROM player WHERE id = $1 FOR NO KEY UPDATE', [playerId]);
    const { rowCount } = isFavourite
      ? await client.query(
          `INSERT INTO player_favourite (player_id, kind, value, added_at, place)
           VALUES ($1, 'game', $2, $3, 0) ON CONFLICT (player_id, kind, value) DO NOTHING`,
          [playerId, gameId, new Date(at)],
        )
      : await client.query(
          `DELETE FROM player_favourite WHERE player_id = $1 AND kind = 'game' AND value = $2`,
          [playerId, gameId],
        );
    if (rowCount === 0) {
      return;
    }
    await client.query(
      `DELETE FROM player_favourite WHERE player_id = $1 AND kind = 'game' AND value IN (
         SELECT value FROM player_favourite WHERE player_id = $1 AND kind = 'game'
         ORDER BY added_at DESC, value OFFSET $2)`,
      [playerId, MOST_FAVOURITE_GAMES],
    );
    await announce(client, playerId);
  });
}
