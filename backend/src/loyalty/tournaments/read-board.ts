import type { BoardRow, PlayerTournament } from '@touchline/contracts/tournaments';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable } from '../../platform/database/queryable.ts';

/** Ranks that everybody sees, and more where more have a prize. */
const SHOWN = 20;

const BOARD = `SELECT rank, right(player_id::text, 2) AS digits, score, player_id = $2 AS is_own
  FROM (
    SELECT player_id, score, row_number() OVER (ORDER BY score DESC, reached_round)::int AS rank
    FROM tournament_entry WHERE tournament_id = $1 AND score > 0
  ) board
  WHERE rank <= $3 OR player_id = $2 ORDER BY rank`;

/** The board as it was last counted: the first ranks, and the player's own row wherever it is. */
export async function readBoard(
  client: Queryable,
  { id, prizes }: Pick<PlayerTournament, 'id' | 'prizes'>,
  playerId: string,
): Promise<BoardRow[]> {
  const { rows } = await client.query({
    name: 'loyalty.board',
    text: BOARD,
    values: [id, playerId, Math.max(SHOWN, prizes.length)],
  });
  return rows.map((row) => {
    const rank = row.rank ?? 0;
    const prize = prizes[rank - 1];
    return {
      rank,
      digits: row.digits ?? '',
      score: exactNumber(row.score),
      ...(prize !== undefined && { prize }),
      isOwn: row.is_own === true,
    };
  });
}
