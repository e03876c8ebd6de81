import type { BetAnswer, OpenBetCost } from '@touchline/contracts/betting';
import { cashOutBet } from '../../money/wallet/bet-money.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import { retryingLockFailures } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { betCost, yieldAfter } from './bet-cost.ts';
import { type CashOutDesk, type CashOutOptions, contextOf, createDesk } from './cash-out-desk.ts';
import { findOpenBet, type OwnBet, quoteOf } from './cash-out-quote.ts';
import { type Sale, sellBet } from './sell-bet.ts';
import { sellableBets } from './sellable-bets.ts';

export interface CashOuts {
  /** What each of the player's open bets costs now. */
  readonly costs: (playerId: string) => Promise<readonly OpenBetCost[]>;
  /**
   * Sells a bet or a part of it, once for a key; with a live leg after the same delay as placing.
   * @throws ApiError `not_found`, `stake_invalid`, `cash_out_unavailable`, `cash_out_changed`
   */
  readonly sell: (sale: Sale) => Promise<BetAnswer>;
  /**
   * Sets the value at which a bet is cashed out automatically, or removes it.
   * @throws ApiError `not_found`, `cash_out_unavailable` for a bet that is not open
   */
  readonly setAutomatic: (bet: OwnBet & { readonly amount: number | undefined }) => Promise<void>;
  /** Sells the bets that have reached their value. */
  readonly sellDue: () => Promise<void>;
}

async function costsOf(desk: CashOutDesk, playerId: string): Promise<readonly OpenBetCost[]> {
  const priced = await contextOf(desk);
  const costs: OpenBetCost[] = [];
  for await (const { bet, row } of sellableBets(desk.pool, playerId)) {
    const automatic = row.automatic_cash_out;
    const automaticAt = automatic === null ? undefined : exactNumber(automatic);
    costs.push(quoteOf(bet, { ...priced, automaticAt }));
    await yieldAfter(costs.length);
  }
  return costs;
}

async function setAutomatic(
  desk: CashOutDesk,
  { playerId, betId, amount }: OwnBet & { readonly amount: number | undefined },
): Promise<void> {
  const bet = await findOpenBet(desk.pool, { playerId, betId });
  const cost = betCost(bet, await contextOf(desk));
  if ('refusal' in cost && cost.refusal === 'not-offered') {
    throw new ApiError('cash_out_unavailable', 'this bet cannot be sold', { details: cost });
  }
  await desk.pool.query(
    `UPDATE bet SET automatic_cash_out = $2 WHERE id = $1 AND status = 'open'`,
    [betId, amount === undefined || amount === 0 ? null : amount],
  );
}

async function sellDue(desk: CashOutDesk): Promise<void> {
  const { pool, clock, onSold } = desk;
  const priced = await contextOf(desk);
  let count = 0;
  for await (const { bet, row } of sellableBets(pool)) {
    const cost = betCost(bet, priced);
    count += 1;
    await yieldAfter(count);
    if (!('amount' in cost) || cost.amount < Number(row.automatic_cash_out)) continue;
    await retryingLockFailures(() =>
      cashOutBet(pool, {
        bet: bet.id,
        player: row.player_id,
        key: `automatic:${bet.stake}`,
        expected: bet.stake,
        sold: bet.stake,
        price: cost.amount,
        possibleLeft: 0,
        isAutomatic: true,
        at: clock(),
      }),
    );
    onSold?.();
  }
}

/** Buys open bets back, priced by what their legs cost now. */
export function createCashOuts(options: CashOutOptions): CashOuts {
  const desk = createDesk(options);
  return {
    costs: (playerId) => costsOf(desk, playerId),
    sell: (sale) => sellBet(desk, sale),
    setAutomatic: (bet) => setAutomatic(desk, bet),
    sellDue: () => sellDue(desk),
  };
}
