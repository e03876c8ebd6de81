import { COUPON_TYPE } from '../coupon-type.ts';
import { type CouponTypeTraits, defineTraits } from './define-traits.ts';
import type { CouponTypeLines } from './define-lines.ts';

/** All singles and all accumulators of the legs. */
export const luckyTraits: CouponTypeTraits = defineTraits({
  id: COUPON_TYPE.lucky,
  legs: { least: 2, most: 8 },
  isSellable: true,
  minimum: 'cheapest-line',
});

export const luckyLines: CouponTypeLines = {
  folds: (pool) => Array.from({ length: pool }, (_, index) => index + 1),
};
