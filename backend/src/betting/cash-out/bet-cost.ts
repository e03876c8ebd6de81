import { setImmediate } from 'node:timers/promises';
import type { OpenBetCost } from '@touchline/contracts/betting';
import { isSellable, type LegNow } from '@touchline/domain/coupon';
import type { CostMemo } from './cost-memo.ts';
import type { BettingSettings } from '../placement/betting-settings.ts';
import type { PriceBook } from '../placement/price-book.ts';
import { couponOf, type OpenBet } from '../settlement/settle-coupon.ts';

type Refusal = NonNullable<OpenBetCost['refusal']>;

/** A bet's cost at this moment in minor units, or why there is none. */
export type BetCost = { readonly amount: number } | { readonly refusal: Refusal };

function legNowOf(
  { outcomeId, result }: OpenBet['legs'][number],
  book: PriceBook,
): LegNow | { readonly refusal: Refusal } {
  if (result !== undefined) {
    return { result };
  }
  const outcome = book.getOutcome(outcomeId);
  const now = outcome?.builder?.priceNow;
  if (outcome?.status === 'closed' && now !== undefined && outcome.reason === undefined) {
    // Parts of it are decided, or not offered alone: the model still knows what it is worth.
    return { currentOdds: now };
  }
  if (outcome === undefined || outcome.status === 'closed') {
    return { refusal: 'market-closed' };
  }
  if (outcome.status !== 'open' || outcome.price === undefined) {
    return { refusal: outcome.reason === 'feed-stale' ? 'prices-stale' : 'market-suspended' };
  }
  return { currentOdds: outcome.price };
}

/** What bets are priced by. */
export interface CostContext {
  readonly book: PriceBook;
  readonly settings: BettingSettings;
  /** Shared by everything that prices bets. */
  readonly memo: CostMemo;
}

/** Priced without a break. */
const BETS_AT_ONCE = 10;

/** Lets other requests in between after this number of priced bets: systems of many lines take a while. */
export async function yieldAfter(priced: number): Promise<void> {
  if (priced % BETS_AT_ONCE === 0) {
    await setImmediate();
  }
}

/** What an open bet costs now, by the prices its open legs have. */
export function betCost(bet: OpenBet, { book, settings, memo }: CostContext): BetCost {
  const { isOffered, marginPercent } = settings.cashOut;
  if (!isOffered || !isSellable(bet.type) || bet.terms?.isStakeFree) {
    return { refusal: 'not-offered' };
  }
  const legsNow: LegNow[] = [];
  for (const leg of bet.legs) {
    const found = legNowOf(leg, book);
    if ('refusal' in found) {
      return found;
    }
    legsNow.push(found);
  }
  const coupon = couponOf(bet, (result) => result ?? 'won');
  const amount = memo.valueOf(bet.id, { coupon, legsNow, marginPercent });
  return amount > 0 ? { amount } : { refusal: 'worth-nothing' };
}
