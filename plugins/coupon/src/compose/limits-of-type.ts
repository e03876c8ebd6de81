import type { StakeLimitsAnswer } from '@touchline/contracts/betting';
import { type CouponCounts, limitsOfLines, type StakeLimits } from '@touchline/domain/coupon';

/** What the server's limits say about one type, before its lines are counted. */
export function limitsOfType(limits: StakeLimitsAnswer | undefined, type: number): StakeLimits {
  const ofType = limits?.byType?.[String(type)];
  const { minimum, maximum } = ofType ?? { minimum: limits?.minimum, maximum: limits?.maximum };
  return { least: minimum, most: maximum };
}

/** What a coupon may stake; a VIP bet goes beyond the maximum. */
export function limitsOfCoupon(
  limits: StakeLimitsAnswer | undefined,
  { counts, isVip }: { readonly counts: CouponCounts; readonly isVip: boolean },
): StakeLimits {
  const ordinary = limitsOfLines(limitsOfType(limits, counts.type), counts);
  return isVip ? { ...ordinary, most: undefined } : ordinary;
}
