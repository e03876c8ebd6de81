import type { Clock } from '../../platform/clock.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Rounds that are counted at once. */
const ROUNDS_AT_ONCE = 5_000;
/** Younger rounds wait: one with an earlier id may still be on its way into the database, ms. */
const REST_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * 60_000;
/** With fewer players, what is recommended would say what one of them did. */
const LEAST_PLAYERS = 5;

const COUNT = `WITH taken AS (
    SELECT id, player_id, provider, game, opened_at FROM game_round
    WHERE id > $1 AND opened_at <= $2 ORDER BY id LIMIT $3
  ), added AS (
    INSERT INTO game_played (player_id, provider, game, rounds, last_at)
    SELECT player_id, provider, game, count(*), max(opened_at) FROM taken GROUP BY 1, 2, 3
    ON CONFLICT (player_id, provider, game) DO UPDATE SET
      rounds = game_played.rounds + excluded.rounds,
      last_at = greatest(game_played.last_at, excluded.last_at)
  )
  SELECT max(id) AS last, count(*)::integer AS rounds FROM taken`;

/** Who has played what: counts the rounds that are not counted yet, each once, however often the count is ended. */
export async function countPlayed({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): Promise<void> {
  const countPart = () =>
    inTransaction(pool, async (client) => {
      const { rows: held } = await client.query({
        name: 'gaming.played-cursor',
        text: 'SELECT round_id FROM game_played_cursor FOR UPDATE',
      });
      const { rows } = await client.query({
        name: 'gaming.count-played',
        text: COUNT,
        values: [held[0]?.round_id ?? '0', new Date(clock() - REST_MS), ROUNDS_AT_ONCE],
      });
      const [counted] = rows;
      if (counted === undefined || counted.last === null) {
        return false;
      }
      await client.query({
        name: 'gaming.move-played-cursor',
        text: 'UPDATE game_played_cursor SET round_id = $1',
        values: [counted.last],
      });
      return counted.rounds === ROUNDS_AT_ONCE;
    });
  while (await countPart()) {
    // The next rounds.
  }
}

/** The games of the last week, those of the most players first. */
export async function popularGames(client: Queryable, now: number): Promise<readonly string[]> {
  const { rows } = await client.query({
    name: 'gaming.popular',
    text: `SELECT provider || ':' || game AS id FROM game_played WHERE last_at > $1
      GROUP BY provider, game ORDER BY count(*) DESC, provider, game LIMIT 60`,
    values: [new Date(now - WEEK_MS)],
  });
  return rows.map(({ id }) => id ?? '');
}

/** The games that a player has opened, the latest first. */
export async function recentGames(client: Queryable, playerId: string): Promise<readonly string[]> {
  const { rows } = await client.query({
    name: 'gaming.recent',
    text: `SELECT provider || ':' || game AS id FROM game_session WHERE player_id = $1
      GROUP BY provider, game ORDER BY max(opened_at) DESC LIMIT 30`,
    values: [playerId],
  });
  return rows.map(({ id }) => id ?? '');
}

/**
 * What others play who play what a player plays: counted over the latest five hundred of each of the player's last ten
 * games, and only what at least five of them play. Those that most play come first.
 */
export async function recommendedGames(
  client: Queryable,
  playerId: string,
): Promise<readonly string[]> {
  const { rows } = await client.query({
    name: 'gaming.recommended',
    text: `WITH own AS (
        SELECT provider, game FROM game_played WHERE player_id = $1 ORDER BY last_at DESC LIMIT 10
      ), alike AS (
        SELECT DISTINCT other.player_id FROM own
        CROSS JOIN LATERAL (SELECT played.player_id FROM game_played played
          WHERE played.provider = own.provider AND played.game = own.game
          ORDER BY played.last_at DESC LIMIT 500) other
        WHERE other.player_id <> $1
      )
      SELECT played.provider || ':' || played.game AS id
      FROM alike JOIN game_played played ON played.player_id = alike.player_id
      WHERE NOT EXISTS (SELECT FROM game_played mine WHERE mine.player_id = $1
        AND mine.provider = played.provider AND mine.game = played.game)
      GROUP BY played.provider, played.game HAVING count(*) >= $2
      ORDER BY count(*) DESC, played.provider, played.game LIMIT 30`,
    values: [playerId, LEAST_PLAYERS],
  });
  return rows.map(({ id }) => id ?? '');
}
