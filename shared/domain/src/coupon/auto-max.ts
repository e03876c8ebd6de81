import { type MinorUnits, minorUnits } from '../money/money.ts';
import type { StakeLimits } from './validate-coupon.ts';

/**
 * The stake that "maximum" sets: as much as the limits allow and the account has, an advance
 * included; undefined where that is less than the smallest stake. All in minor units.
 */
export function autoMaxStake({
  limits,
  balance,
  prepaid = 0,
}: {
  readonly limits: StakeLimits;
  readonly balance: number;
  readonly prepaid?: number | undefined;
}): MinorUnits | undefined {
  const stake = Math.min(limits.most ?? Infinity, balance + prepaid);
  return stake > 0 && stake >= (limits.least ?? 0) ? minorUnits(stake) : undefined;
}
