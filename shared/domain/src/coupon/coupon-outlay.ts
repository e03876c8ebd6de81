import { type MinorUnits, minorUnits } from '../money/money.ts';
import type { StakedCoupon } from './coupon.ts';
import { couponTraits } from './types/coupon-types.ts';

/**
 * What the player pays for a coupon, in minor units: its stake; for multiple singles the sum of
 * their stakes; for a conditional coupon the first block's stake.
 */
export function couponOutlay(
  coupon: Pick<StakedCoupon, 'type' | 'stake' | 'legs' | 'blocks'>,
): MinorUnits {
  const { stakes } = couponTraits(coupon.type);
  if (stakes === 'each-leg') {
    return minorUnits(coupon.legs.reduce((sum, leg) => sum + (leg.stake ?? coupon.stake), 0));
  }
  if (stakes === 'first-block') {
    return minorUnits(coupon.blocks?.[0]?.stake ?? coupon.stake);
  }
  return minorUnits(coupon.stake);
}
