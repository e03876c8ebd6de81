import type { Pool } from 'pg';

/**
 * For tests: how far each player is in a day of a challenge, from the movements that providers reported, one by one and
 * in no SQL of the product: the sums of rounds are not read.
 */
export async function recountChallenge(
  pool: Pool,
  dayId: string,
): Promise<Readonly<Record<string, number>>> {
  const { rows: days } = await pool.query(
    `SELECT day.starts_at, day.ends_at, challenge.* FROM challenge_day day
     JOIN challenge ON challenge.id = day.challenge_id WHERE day.id = $1`,
    [dayId],
  );
  const day = days[0];
  const { rows: purses } = await pool.query(
    'SELECT * FROM challenge_purse WHERE challenge_id = $1',
    [day.id],
  );
  const { rows: entries } = await pool.query('SELECT * FROM challenge_entry WHERE day_id = $1', [
    dayId,
  ]);
  const { rows: movements } = await pool.query(
    `SELECT round.player_id AS player, round.id AS round, moved.kind, moved.amount, round.currency,
       moved.taken_back_at IS NOT NULL AS taken_back, round.opened_at,
       round.provider || ':' || round.game AS game
     FROM game_transaction moved JOIN game_round round ON round.id = moved.round_id
     WHERE moved.kind IN ('stake', 'win') ORDER BY moved.id`,
  );
  return Object.fromEntries(
    entries.map((entry) => {
      const from = Math.max(entry.entered_at.getTime(), day.starts_at.getTime());
      const minimum = Number(
        purses.find(({ currency }) => currency === entry.currency)?.min_stake ?? Number.NaN,
      );
      const rounds = new Map<string, { staked: number; won: number; game: string }>();
      for (const row of movements) {
        const at = row.opened_at.getTime();
        const isIn =
          row.player === entry.player_id &&
          row.currency === entry.currency &&
          at >= from &&
          at < day.ends_at.getTime() &&
          day.games.includes(row.game);
        if (isIn && !row.taken_back) {
          const sums = rounds.get(row.round) ?? { staked: 0, won: 0, game: row.game };
          sums[row.kind === 'stake' ? 'staked' : 'won'] += Number(row.amount);
          rounds.set(row.round, sums);
        }
      }
      const counted = [...rounds.values()].filter(({ staked }) => staked >= minimum);
      const reached = {
        rounds: counted.length,
        games: new Set(counted.map(({ game }) => game)).size,
        multiplier: counted.filter(({ staked, won }) => won / staked >= day.multiplier / 100)
          .length,
      }[day.goal as 'rounds' | 'games' | 'multiplier'];
      return [String(entry.player_id), Math.min(day.target, reached)];
    }),
  );
}
