import type { CouponTerms } from './coupon.ts';
import { fixedAndPool } from './fixed-legs.ts';
import type { LinePlan, PlannedLines } from './types/define-lines.ts';
import { COUPON_LINES } from './types/lines.ts';

/** The exact lines of any coupon type; see SPEC.md, COUPON-10 … COUPON-19. */
export function planLines(plan: LinePlan): PlannedLines {
  return COUPON_LINES[plan.coupon.type].plan(plan);
}

/** The fewest legs, without bankers and lobby leg, that make a winning line of a combination. */
export function smallestFold(coupon: CouponTerms): number {
  const { folds } = COUPON_LINES[coupon.type];
  return folds?.(fixedAndPool(coupon).pool.length, coupon.systemSize ?? 0)[0] ?? 0;
}
