import type { Pool } from 'pg';

interface Movement {
  readonly player: string;
  readonly round: number;
  readonly kind: 'stake' | 'win';
  readonly amount: number;
  readonly isTakenBack: boolean;
  readonly openedAt: number;
}

/**
 * For tests: the board of a tournament from the movements that providers reported, one by one and in no SQL of the
 * product: the sums of rounds are not read.
 */
export async function recountBoard(
  pool: Pool,
  id: string,
): Promise<{ readonly digits: string; readonly score: number }[]> {
  const { rows: held } = await pool.query('SELECT * FROM tournament WHERE id = $1', [id]);
  const tournament = held[0];
  const { rows: entries } = await pool.query(
    'SELECT player_id, entered_at FROM tournament_entry WHERE tournament_id = $1',
    [id],
  );
  const { rows: movements } = await pool.query(
    `SELECT round.player_id AS player, round.id AS round, moved.kind, moved.amount,
       moved.taken_back_at IS NOT NULL AS taken_back, round.opened_at,
       round.provider || ':' || round.game AS game
     FROM game_transaction moved JOIN game_round round ON round.id = moved.round_id
     WHERE moved.kind IN ('stake', 'win')`,
  );
  const minimum = Number(tournament.min_stake);
  const board = entries.flatMap(({ player_id: player, entered_at: entered }) => {
    const rounds = new Map<number, { staked: number; won: number }>();
    for (const row of movements) {
      const movement: Movement = {
        player: row.player,
        round: Number(row.round),
        kind: row.kind,
        amount: Number(row.amount),
        isTakenBack: row.taken_back,
        openedAt: row.opened_at.getTime(),
      };
      const isIn =
        movement.player === player &&
        movement.openedAt >= Math.max(entered.getTime(), tournament.starts_at.getTime()) &&
        movement.openedAt < tournament.ends_at.getTime() &&
        tournament.games.includes(row.game);
      if (isIn && !movement.isTakenBack) {
        const sums = rounds.get(movement.round) ?? { staked: 0, won: 0 };
        sums[movement.kind === 'stake' ? 'staked' : 'won'] += movement.amount;
        rounds.set(movement.round, sums);
      }
    }
    let [score, reached] = [0, 0];
    for (const [round, { staked, won }] of [...rounds].toSorted(
      ([left], [right]) => left - right,
    )) {
      if (staked < minimum) {
        continue;
      }
      const value = {
        multiplier: Math.floor((won * 100) / staked),
        points: Math.floor(staked / minimum),
        rounds: 1,
      }[tournament.score as 'multiplier' | 'points' | 'rounds'];
      if (tournament.score !== 'multiplier' && value > 0) {
        [score, reached] = [score + value, round];
      } else if (value > score) {
        [score, reached] = [value, round];
      }
    }
    return score > 0 ? [{ digits: String(player).slice(-2), score, reached }] : [];
  });
  return board
    .toSorted((left, right) => right.score - left.score || left.reached - right.reached)
    .map(({ digits, score }) => ({ digits, score }));
}
