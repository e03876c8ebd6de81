import type { StoredCoupon } from '@touchline/contracts/betting';
import { findCouponTraits } from '@touchline/domain/coupon';
import { composeCoupon } from '../compose/compose-coupon.ts';
import { shownTotal } from '../compose/figures.ts';
import type { PriceMove } from './price-agreement.ts';

/** The paying account is not known yet, and total odds need no amount. */
const UNSTAKED = {
  main: { fault: 'stake_missing' },
  byBet: new Map(),
  byBlock: new Map(),
  shares: new Map(),
} as const;

/** Whether the total takes more than the prices of the legs. */
export function isPricedByMarkets({ typeId, bets }: StoredCoupon): boolean {
  return findCouponTraits(typeId)?.isAgainst === true && bets.length > 1;
}

/**
 * Total odds of the slip as its type combines it, three decimals; a single shows its price. At the
 * prices agreed to, or where they have moved at those of now. Not of an anti-express, whose price
 * takes the whole markets of its legs and the site's terms: see `MiniTotal`.
 */
export function shownTotalOdds(
  state: StoredCoupon,
  moves: readonly PriceMove[] = [],
): string | undefined {
  const prices = new Map(moves.map(({ outcomeId, current }) => [outcomeId, current]));
  return state.bets.length === 0 || isPricedByMarkets(state)
    ? undefined
    : shownTotal(composeCoupon({ state, prices, stakes: UNSTAKED, currency: 'EUR' }));
}
