import type { OpenBetCost } from '@touchline/contracts';
import { cashOutValue, isSellable, type LegStanding } from '@touchline/domain';
import type { CostMemo } from './cost-memo.ts';
import type { BettingSettings } from './betting-settings.ts';
import type { PriceBook } from './price-book.ts';
import { couponOf, type OpenBet } from './settle-coupon.ts';

type Refusal = NonNullable<OpenBetCost['refusal']>;

/** A bet's cost at this moment in minor units, or why there is none. */
export type BetCost = { readonly amount: number } | { readonly refusal: Refusal };

function standingOf(
  { outcomeId, result }: OpenBet['legs'][number],
  book: PriceBook,
): LegStanding | { readonly refusal: Refusal } {
  if (result !== undefined) {
    return { result };
  }
  const outcome = book.getOutcome(outcomeId);
  if (outcome === undefined || outcome.status === 'closed') {
    return { refusal: 'market-closed' };
  }
  if (outcome.status !== 'open' || outcome.price === undefined) {
    return { refusal: outcome.reason === 'feed-stale' ? 'prices-stale' : 'market-suspended' };
  }
  return { currentOdds: outcome.price };
}

/** What an open bet costs now, by the prices its open legs have. */
export function betCost(
  bet: OpenBet,
  {
    book,
    settings,
    memo,
  }: { readonly book: PriceBook; readonly settings: BettingSettings; readonly memo?: CostMemo },
): BetCost {
  const { isOffered, marginPercent } = settings.cashOut;
  if (!isOffered || !isSellable(bet.type) || bet.terms?.isStakeFree) {
    return { refusal: 'not-offered' };
  }
  const standings: LegStanding[] = [];
  for (const leg of bet.legs) {
    const found = standingOf(leg, book);
    if ('refusal' in found) {
      return found;
    }
    standings.push(found);
  }
  const coupon = couponOf(bet, (result) => result ?? 'won');
  const question = { coupon, standings, marginPercent };
  const key = `${bet.id} ${bet.stake}`;
  const amount = memo === undefined ? cashOutValue(question) : memo.valueOf(key, question);
  return amount > 0 ? { amount } : { refusal: 'worth-nothing' };
}
