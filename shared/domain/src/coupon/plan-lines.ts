import { planCombination } from './combination.ts';
import type { CouponTerms } from './coupon.ts';
import { fixedAndPool } from './fixed-legs.ts';
import type { LinePlan, PlannedLines } from './types/define-lines.ts';
import { couponLines } from './types/coupon-types.ts';

/** The exact lines of any coupon type; see SPEC.md, COUPON-10 … COUPON-19. */
export function planLines(plan: LinePlan): PlannedLines {
  const lines = couponLines(plan.coupon.type);
  return 'folds' in lines ? planCombination(lines, plan) : lines.plan(plan);
}

/** The fewest legs, without bankers and lobby leg, that make a winning line of a combination. */
export function smallestFold(coupon: CouponTerms): number {
  const lines = couponLines(coupon.type);
  if (!('folds' in lines)) return 0;
  return lines.folds(fixedAndPool(coupon).pool.length, coupon.systemSize ?? 0)[0] ?? 0;
}
