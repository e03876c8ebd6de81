import type { CouponTerms } from './coupon.ts';
import { findCouponTraits } from './types/coupon-types.ts';

/** Indexes of the legs that are part of every line, and of those that lines choose from. */
export function fixedAndPool({ type, legs }: Pick<CouponTerms, 'type' | 'legs'>): {
  readonly fixed: readonly number[];
  readonly pool: readonly number[];
} {
  const role = findCouponTraits(type)?.role;
  const isFixed = (index: number) => role !== undefined && legs[index]?.[role] === true;
  const all = legs.map((_, index) => index);
  return { fixed: all.filter(isFixed), pool: all.filter((index) => !isFixed(index)) };
}
