import { COUPON_TYPE } from '../coupon-type.ts';
import { type CouponTypeTraits, defineTraits } from './define-traits.ts';
import type { CouponTypeLines } from './define-lines.ts';

/** One selection. */
export const singleTraits: CouponTypeTraits = defineTraits({
  id: COUPON_TYPE.single,
  legs: { least: 1, most: 1 },
  isSellable: true,
  isChangeable: true,
  isCombined: false,
  minimum: 'all-win',
});

export const singleLines: CouponTypeLines = {
  folds: (pool) => [pool],
};
