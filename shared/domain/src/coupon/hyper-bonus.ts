import { compare, decimalRatio } from '../exact/ratio.ts';
import type { HyperBonusStep } from './coupon.ts';
import { priceOf } from './leg-factor.ts';
import { findCouponTraits } from './types/coupon-types.ts';

/** What a site offers; `steps` ascend. */
export interface HyperBonusOffer {
  readonly steps: readonly HyperBonusStep[];
  /** The lowest price a leg counts from. */
  readonly minCoef: string;
}

/** A slip's progress towards the bonus. */
export interface HyperBonusProgress {
  /** Legs that count. */
  readonly legs: number;
  /** Percent earned now, 0 before the first step. */
  readonly percent: number;
  /** The next step, missing at the top. */
  readonly next: HyperBonusStep | undefined;
}

/** The percentage earned by a number of counted legs. */
function stepPercent(steps: readonly HyperBonusStep[], legs: number): number {
  return steps.findLast((step) => step.legs <= legs)?.percent ?? 0;
}

/** Only an express earns the bonus; legs below the lowest price, and void ones, do not count. */
export function hyperBonusProgress({
  offer,
  type,
  legs,
}: {
  readonly offer: HyperBonusOffer;
  readonly type: number;
  readonly legs: readonly { readonly odds: string }[];
}): HyperBonusProgress {
  const { steps, minCoef } = offer;
  const lowest = decimalRatio(minCoef);
  const isEarning = findCouponTraits(type)?.earnsBonuses === true;
  const counted = isEarning
    ? legs.filter(({ odds }) => compare(priceOf(odds).price, lowest) >= 0).length
    : 0;
  return {
    legs: counted,
    percent: stepPercent(steps, counted),
    next: isEarning ? steps.find((step) => step.legs > counted) : undefined,
  };
}

/** Whether this number of legs earns something once every price counts: then moving prices decide, not the player. */
export function isHyperBonusWithinReach({
  steps,
  type,
  legs,
}: {
  readonly steps: readonly HyperBonusStep[];
  readonly type: number;
  readonly legs: number;
}): boolean {
  return findCouponTraits(type)?.earnsBonuses === true && stepPercent(steps, legs) > 0;
}
