import type { BetAnswer, CashOut } from '@touchline/contracts/betting';
import { cashOutPart, potentialReturn } from '@touchline/domain/coupon';
import { cashOutBet, type CashOutRequest } from '../../money/wallet/bet-money.ts';
import { retryingLockFailures } from '../../platform/database/transaction.ts';
import { ApiError, isCodedError } from '../../platform/http/api-error.ts';
import { couponOf, type OpenBet } from '../settlement/settle-coupon.ts';
import { type CashOutDesk, contextOf } from './cash-out-desk.ts';
import {
  agreedPrice,
  findOpenBet,
  hasLiveLeg,
  type OwnBet,
  type QuoteContext,
} from './cash-out-quote.ts';
import { soldAnswer, soldBefore } from './sold-before.ts';

/** A sale a player wants, with the key that makes it happen once. */
export interface Sale extends OwnBet {
  readonly key: string;
  readonly requested: CashOut;
}

/** The bet at the price agreed, after the delay of a live leg. */
async function agreedSale(
  { pool, clock, book, pause }: CashOutDesk,
  { context, sale }: { readonly context: QuoteContext; readonly sale: Sale },
): Promise<{ readonly bet: OpenBet; readonly whole: number }> {
  const { key: _, requested, ...own } = sale;
  const { liveDelaySeconds } = context.settings;
  let bet = await findOpenBet(pool, own);
  agreedPrice(bet, { requested, ...context });
  if (liveDelaySeconds > 0 && hasLiveLeg(bet, book)) {
    await pause(liveDelaySeconds * 1000);
    bet = await findOpenBet(pool, own);
  }
  return { bet, whole: agreedPrice(bet, { requested, ...context, now: clock() }) };
}

/** What a player's sale of a stake asks of the wallet. @throws ApiError `stake_invalid` */
function saleOf(
  { bet, whole }: { readonly bet: OpenBet; readonly whole: number },
  { playerId, key, requested }: Sale,
): Omit<CashOutRequest, 'at'> {
  const sold = requested.stake ?? bet.stake;
  const price = cashOutPart({ whole, sold, stake: bet.stake });
  if (sold <= 0 || sold > bet.stake || price <= 0) {
    throw new ApiError('stake_invalid', `from 1 to ${bet.stake} minor units can be sold`);
  }
  const left = bet.stake - sold;
  const rest = couponOf({ ...bet, stake: left }, (result) => result ?? 'won');
  return {
    bet: bet.id,
    player: playerId,
    key,
    expected: bet.stake,
    sold,
    price,
    possibleLeft: left === 0 ? 0 : potentialReturn(rest).payout,
    isAutomatic: false,
  };
}

async function trySelling(desk: CashOutDesk, sale: Sale): Promise<BetAnswer> {
  const { pool, clock, onSold } = desk;
  const agreed = await agreedSale(desk, { context: await contextOf(desk), sale });
  const request = saleOf(agreed, sale);
  const { outcome, balance = 0 } = await retryingLockFailures(() =>
    cashOutBet(pool, { ...request, at: clock() }),
  );
  switch (outcome) {
    case 'sold':
    case 'repeated':
      onSold?.();
      return soldAnswer(pool, sale, balance);
    case 'changed':
      throw new ApiError('cash_out_changed', 'a part of the bet was sold meanwhile');
    case 'not-open':
      throw new ApiError('cash_out_unavailable', 'the bet is settled', {
        details: { refusal: 'bet-settled' },
      });
  }
}

/** Sells a bet or a part of it, once for a key. */
export async function sellBet(desk: CashOutDesk, sale: Sale): Promise<BetAnswer> {
  try {
    return await trySelling(desk, sale);
  } catch (refusal) {
    // The key may have sold it already, a moment ago or long before.
    const balance = isCodedError(refusal) ? await soldBefore(desk.pool, sale) : undefined;
    if (balance === undefined) throw refusal;
    return soldAnswer(desk.pool, sale, balance);
  }
}
