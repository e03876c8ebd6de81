import type { BetAnswer } from '@touchline/contracts/betting';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findBet } from '../bets/bet-store.ts';
import type { OwnBet } from './cash-out-quote.ts';

const BET_ID = /^\d{1,18}$/;

/** The answer to a sale: the bet as it is now, and the balance after the sale. */
export async function soldAnswer(
  pool: Pool,
  { playerId, betId }: OwnBet,
  balance: number,
): Promise<BetAnswer> {
  const bet = await findBet(pool, { playerId, betId });
  if (bet === undefined) {
    throw new ApiError('not_found', 'there is no such bet');
  }
  return { bet, balance };
}

/** @returns the balance after the sale that a key has made already, in minor units */
export async function soldBefore(
  pool: Pool,
  { playerId, betId, key }: OwnBet & { readonly key: string },
): Promise<number | undefined> {
  if (!BET_ID.test(betId)) {
    return undefined;
  }
  const { rows } = await pool.query(
    `SELECT sale.balance_after FROM bet_cash_out sale JOIN bet ON bet.id = sale.bet_id
     WHERE sale.bet_id = $1 AND sale.key = $2 AND bet.player_id = $3`,
    [betId, key, playerId],
  );
  return rows[0] && exactNumber(rows[0].balance_after);
}
