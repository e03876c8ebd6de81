import { findCouponTraits } from './types/coupon-types.ts';

/**
 * Whether a coupon of this type may be placed together with singles on its legs: one that combines
 * them in favour of the player, in no order, with one stake.
 */
export function takesSingles(type: number): boolean {
  const traits = findCouponTraits(type);
  if (traits === undefined) return false;
  const { isCombined, isAgainst, isOrdered, stakes, legs } = traits;
  return isCombined && !isAgainst && !isOrdered && stakes === 'coupon' && legs.most > 1;
}
