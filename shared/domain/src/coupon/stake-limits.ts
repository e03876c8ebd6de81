import { minorUnits } from '../money/money.ts';
import type { StakeLimits } from './validate-coupon.ts';

/** The site's rules for stakes, in minor units of one currency. */
export interface StakeRules {
  readonly minimum?: number | undefined;
  /** Infinite or left out: none. */
  readonly maximum?: number | undefined;
  /** Coupon types that have the minimum, and those that have the maximum. */
  readonly minimumTypes: readonly number[];
  readonly maximumTypes: readonly number[];
}

/**
 * What a stake of a type may be. The minimum applies to the configured types only, when there is
 * one; the maximum to the configured types and never on the bonus account. A player's stake factor
 * lowers the maximum, rounded down, to the minimum at the least.
 */
export function stakeLimitsOf({
  rules,
  type,
  isBonusAccount = false,
  stakeFactor = 1,
}: {
  readonly rules: StakeRules;
  readonly type: number;
  readonly isBonusAccount?: boolean | undefined;
  /** 0.5 halves the maximum. */
  readonly stakeFactor?: number | undefined;
}): StakeLimits {
  const { minimum, maximum, minimumTypes, maximumTypes } = rules;
  const least = minimum !== undefined && minimumTypes.includes(type) ? minimum : undefined;
  const hasMaximum =
    maximum !== undefined &&
    Number.isFinite(maximum) &&
    maximumTypes.includes(type) &&
    !isBonusAccount;
  if (!hasMaximum) {
    return { least };
  }
  const most = Math.max(least ?? 0, Math.floor(maximum * stakeFactor));
  return { least, most: minorUnits(most) };
}
