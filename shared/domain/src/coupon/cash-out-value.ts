import {
  ONE,
  type Ratio,
  ZERO,
  add,
  decimalRatio,
  integerRatio,
  invert,
  multiply,
  ratio,
  smaller,
  subtract,
} from '../exact/ratio.ts';
import { type MinorUnits, minorUnits } from '../money/money.ts';
import { priceRatio } from '../odds/decimal-odds.ts';
import { assertCoupon } from './assert-coupon.ts';
import type { LegResult, OpenCoupon } from './coupon.ts';
import { type LegFactor, legFactor, priceOf } from './leg-factor.ts';
import { planLines } from './plan-lines.ts';
import { findCouponTraits } from './types/coupon-types.ts';

/** The state of a leg of an open coupon: decided, or the current price of its outcome. */
export type LegNow = { readonly result: LegResult } | { readonly currentOdds: string };

/**
 * Whether open coupons of a type have a value: of these each line is a product of independent legs,
 * so that the expected return is the same product of expectations.
 */
export function isSellable(type: number): boolean {
  return findCouponTraits(type)?.isSellable === true;
}

/**
 * What an open coupon is worth now, in whole minor units rounded down: its expected return, each
 * open leg weighing its taken price ÷ its price now, at most the maximum payout, less the house's
 * margin. Bonuses and taxes on a win are not counted. A coupon whose prices have not moved is thus
 * worth its stake less the margin. Rules: SPEC.md, CASH-1 … CASH-4.
 *
 * Throws as `settleCoupon` does.
 */
export function cashOutValue({
  coupon,
  legsNow,
  marginPercent,
}: {
  readonly coupon: OpenCoupon;
  /** By leg, in slip order. */
  readonly legsNow: readonly LegNow[];
  readonly marginPercent: number;
}): MinorUnits {
  assertCoupon(coupon);
  const factors = coupon.legs.map((leg, at): LegFactor => {
    const legNow = legsNow[at] ?? { result: 'void' as const };
    if ('result' in legNow) return legFactor({ odds: leg.odds, result: legNow.result });
    const { price } = priceOf(leg.odds);
    const value = multiply(price, invert(priceRatio(legNow.currentOdds)));
    return { value, price, result: 'won' };
  });
  const settled = {
    ...coupon,
    legs: coupon.legs.map((leg) => ({ ...leg, result: 'won' as const })),
  };
  const plan = planLines({ coupon: settled, factors, stakeShare: ONE, isFull: false });
  let expected: Ratio = ZERO;
  for (const { amount } of plan.lines) expected = add(expected, amount);
  const { maxPayout = Infinity } = coupon;
  const capped = Number.isFinite(maxPayout) ? smaller(expected, integerRatio(maxPayout)) : expected;
  const kept = subtract(ONE, multiply(decimalRatio(marginPercent), ratio(1n, 100n)));
  const value = multiply(capped, kept);
  return minorUnits(Number(value.numerator / value.denominator));
}

/**
 * What a part of a coupon costs: its share of the whole price, in whole minor units rounded down.
 * Rule: SPEC.md, CASH-5.
 */
export function cashOutPart({
  whole,
  sold,
  stake,
}: {
  /** Price of all that is staked. */
  readonly whole: number;
  /** The part of the stake that is sold. */
  readonly sold: number;
  readonly stake: number;
}): MinorUnits {
  return minorUnits(Number((BigInt(whole) * BigInt(sold)) / BigInt(stake)));
}
