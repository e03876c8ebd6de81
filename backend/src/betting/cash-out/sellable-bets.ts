import type { Pool, RowOf } from '../../platform/database/queryable.ts';
import { loadOpenBets } from '../bets/open-bets.ts';
import type { OpenBet } from '../settlement/settle-coupon.ts';

const PAGE_SIZE = 200;

const OPEN_BETS = `SELECT id, player_id, automatic_cash_out FROM bet
  WHERE status = 'open' AND ($1::bigint IS NULL OR id < $1)`;
const LATEST_FIRST = `ORDER BY id DESC LIMIT ${PAGE_SIZE}` as const;
const BETS_OF_PLAYER = `${OPEN_BETS} AND player_id = $2 ${LATEST_FIRST}` as const;
const BETS_WITH_VALUE = `${OPEN_BETS} AND automatic_cash_out IS NOT NULL ${LATEST_FIRST}` as const;

type OpenBetRow = RowOf<typeof BETS_OF_PLAYER>;

/**
 * Open bets of a player, else those with a value at which they are sold, page by page, the newest
 * first; between two pages other requests have their turn.
 */
export async function* sellableBets(
  pool: Pool,
  playerId?: string,
): AsyncGenerator<{ readonly bet: OpenBet; readonly row: OpenBetRow }> {
  let last: string | undefined;
  do {
    const { rows } = await (playerId === undefined
      ? pool.query(BETS_WITH_VALUE, [last ?? null])
      : pool.query(BETS_OF_PLAYER, [last ?? null, playerId]));
    const ids = rows.map(({ id }) => id);
    const bets = new Map((await loadOpenBets(pool, ids)).map((bet) => [bet.id, bet]));
    for (const row of rows) {
      const bet = bets.get(row.id);
      if (bet !== undefined) yield { bet, row };
    }
    last = rows.length === PAGE_SIZE ? ids.at(-1) : undefined;
  } while (last !== undefined);
}
