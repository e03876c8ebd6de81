import { type DrawnNumbers, isDrawBetWon, type Lottery } from '@touchline/domain/pools';
import type { PoolClient } from '../../platform/database/queryable.ts';
import type { SoldBet } from '../sold-tickets.ts';

/** Decides and books the bets on a draw by what was drawn. The caller has the lock of the draw. */
export async function settleBets(
  client: PoolClient,
  {
    lottery,
    draw,
    numbers,
    bets,
    at,
  }: {
    readonly lottery: Lottery;
    readonly draw: string;
    readonly numbers: DrawnNumbers;
    readonly bets: readonly SoldBet[];
    readonly at: number;
  },
): Promise<void> {
  const won = bets.filter(({ bet }) => isDrawBetWon(lottery, bet, numbers)).map(({ id }) => id);
  await client.query('SELECT settle_draw_bets($1, $2, $3)', [draw, won, new Date(at)]);
}
