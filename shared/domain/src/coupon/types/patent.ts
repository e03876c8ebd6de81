import { COUPON_TYPE } from '../coupon-type.ts';
import { type CouponTypeTraits, defineTraits } from './define-traits.ts';
import type { CouponTypeLines } from './define-lines.ts';

/** All accumulators of the legs, without singles. */
export const patentTraits: CouponTypeTraits = defineTraits({
  id: COUPON_TYPE.patent,
  legs: { least: 3, most: 8 },
  isSellable: true,
  minimum: 'cheapest-line',
});

export const patentLines: CouponTypeLines = {
  folds: (pool) => Array.from({ length: pool - 1 }, (_, index) => index + 2),
};
