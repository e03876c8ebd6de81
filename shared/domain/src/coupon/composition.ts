import { type CouponCounts, assertShape } from './shape.ts';
import type { LineGroup } from './types/define-lines.ts';
import { COUPON_LINES } from './types/lines.ts';
import { couponTraits } from './types/traits.ts';

/**
 * What a coupon is made of, shortest lines first; names alone mislead, since this house's patent is
 * the British Trixie. Throws `coupon_type_unknown`, `coupon_leg_count` and
 * `coupon_system_size`.
 */
export function couponComposition(counts: CouponCounts): readonly LineGroup[] {
  assertShape(counts);
  return COUPON_LINES[couponTraits(counts.type).id].groups(counts);
}

/** How many lines a coupon has, without building them. Throws as `couponComposition` does. */
export function countLines(counts: CouponCounts): number {
  return couponComposition(counts).reduce((lines, group) => lines + group.count, 0);
}
