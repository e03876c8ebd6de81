import { type MinorUnits, minorUnits } from '../money/money.ts';
import type { StakedCoupon } from './coupon.ts';
import { COUPON_TYPE } from './coupon-type.ts';

/**
 * What the player pays for a coupon, in minor units: its stake; for multiple singles the sum of
 * their stakes; for a conditional coupon the first block's stake.
 */
export function couponOutlay(
  coupon: Pick<StakedCoupon, 'type' | 'stake' | 'legs' | 'blocks'>,
): MinorUnits {
  if (coupon.type === COUPON_TYPE.multipleSingles) {
    return minorUnits(coupon.legs.reduce((sum, leg) => sum + (leg.stake ?? coupon.stake), 0));
  }
  if (coupon.type === COUPON_TYPE.conditional) {
    return minorUnits(coupon.blocks?.[0]?.stake ?? coupon.stake);
  }
  return minorUnits(coupon.stake);
}
