import { choose } from './combinations.ts';
import { COUPON_TYPE } from './coupon-type.ts';
import { type CouponCounts, assertShape, poolSize } from './shape.ts';

/** So many lines of so many legs each: { size: 2, count: 3 } is three doubles. */
export interface LineGroup {
  readonly size: number;
  readonly count: number;
}

/**
 * What a coupon is made of, shortest lines first; names alone mislead, since this house's patent is
 * the British Trixie. Throws `coupon_type_unknown`, `legs_too_few`, `legs_too_many` and
 * `system_size_invalid`.
 */
export function couponComposition(counts: CouponCounts): readonly LineGroup[] {
  assertShape(counts);
  const { type, legs, systemSize = 0, blockSizes = [legs] } = counts;
  switch (type) {
    case COUPON_TYPE.system:
    case COUPON_TYPE.lobby: {
      const pool = poolSize(counts);
      return [{ size: systemSize + legs - pool, count: choose(pool, systemSize) }];
    }
    case COUPON_TYPE.lucky:
      return foldsFrom(1, legs);
    case COUPON_TYPE.patent:
      return foldsFrom(2, legs);
    case COUPON_TYPE.chain:
    case COUPON_TYPE.multipleSingles:
      return [{ size: 1, count: legs }];
    case COUPON_TYPE.conditional:
      return blocksBySize(blockSizes);
    default:
      return [{ size: legs, count: 1 }];
  }
}

/** How many lines a coupon has, without building them. Throws as `couponComposition` does. */
export function countLines(counts: CouponCounts): number {
  return couponComposition(counts).reduce((lines, group) => lines + group.count, 0);
}

function foldsFrom(smallest: number, legs: number): LineGroup[] {
  return Array.from({ length: legs - smallest + 1 }, (_, index) => {
    const size = smallest + index;
    return { size, count: choose(legs, size) };
  });
}

function blocksBySize(sizes: readonly number[]): LineGroup[] {
  return [...new Set(sizes)]
    .toSorted((left, right) => left - right)
    .map((size) => ({ size, count: sizes.filter((other) => other === size).length }));
}
