import {
  ONE,
  type Ratio,
  ZERO,
  add,
  integerRatio,
  invert,
  multiply,
  subtract,
} from '../exact/ratio.ts';
import { decimalText, roundToDigits } from '../exact/rounding.ts';
import { type MinorUnits, minorUnits } from '../money/money.ts';
import { assertCoupon } from './assert-coupon.ts';
import { asBestCase } from './best-case.ts';
import type { CouponTerms, StakedCoupon } from './coupon.ts';
import { couponOutlay } from './coupon-outlay.ts';
import { legFactor } from './leg-factor.ts';
import { planLines } from './plan-lines.ts';

/** A coupon that may have no stake yet; stakes weigh only where bets differ in them. */
export type PricedCoupon = CouponTerms & { readonly stake?: MinorUnits | undefined };

/**
 * The total odds of a coupon as shown: three decimals, half away from zero. It is what one unit of
 * the outlay returns at best before bonus, maximum and tax: for an express the product of its
 * prices. Throws as `settleCoupon` does.
 */
export function totalOdds(coupon: PricedCoupon): string {
  return decimalText(roundToDigits(exactTotalOdds(coupon), 3), 3);
}

function exactTotalOdds(priced: PricedCoupon): Ratio {
  const coupon = withStakes(priced);
  assertCoupon(coupon);
  const decided = asBestCase(coupon);
  const factors = decided.legs.map(legFactor);
  const plan = planLines({ coupon: decided, factors, stakeShare: ONE, isFull: false });
  let sum = subtract(ZERO, plan.restaked);
  for (const line of plan.lines) sum = add(sum, line.amount);
  return multiply(sum, invert(integerRatio(couponOutlay(coupon))));
}

/** Before an amount is typed, every bet of the coupon counts alike. */
function withStakes(priced: PricedCoupon): StakedCoupon {
  const coupon = { ...priced, stake: priced.stake ?? minorUnits(0) };
  if (couponOutlay(coupon) > 0) return coupon;
  return {
    ...coupon,
    stake: minorUnits(1),
    legs: coupon.legs.map((leg) => ({ ...leg, stake: undefined })),
    blocks: coupon.blocks?.map(() => ({})),
  };
}
