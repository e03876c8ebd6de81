import { combinationGroups } from './combination.ts';
import type { CouponCounts } from './coupon-counts.ts';
import { assertShape } from './shape.ts';
import type { LineGroup } from './types/define-lines.ts';
import { couponLines, couponTraits } from './types/coupon-types.ts';

/**
 * What a coupon is made of, shortest lines first; names alone mislead, since this house's patent is
 * the British Trixie. Throws `coupon_type_unknown`, `coupon_leg_count` and
 * `coupon_system_size`.
 */
export function couponComposition(counts: CouponCounts): readonly LineGroup[] {
  assertShape(counts);
  const lines = couponLines(couponTraits(counts.type).id);
  return 'folds' in lines ? combinationGroups(lines, counts) : lines.groups(counts);
}

/** How many lines a coupon has, without building them. Throws as `couponComposition` does. */
export function countLines(counts: CouponCounts): number {
  return couponComposition(counts).reduce((lines, group) => lines + group.count, 0);
}
