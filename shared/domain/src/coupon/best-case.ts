import type { CouponTerms, SettledLeg } from './coupon.ts';
import { priceOf } from './leg-factor.ts';
import { couponTraits } from './types/coupon-types.ts';

/**
 * The coupon with the results that pay most: all legs won, and for an anti-express the first
 * open leg lost.
 */
export function asBestCase<Terms extends CouponTerms>(
  coupon: Terms,
): Omit<Terms, 'legs'> & { readonly legs: readonly SettledLeg[] } {
  const loser = couponTraits(coupon.type).isAgainst
    ? coupon.legs.findIndex((leg) => priceOf(leg.odds).isAboveOne)
    : -1;
  const legs = coupon.legs.map((leg, index) => ({
    ...leg,
    result: index === loser ? ('lost' as const) : ('won' as const),
  }));
  return { ...coupon, legs };
}
