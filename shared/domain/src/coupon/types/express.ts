import { COUPON_TYPE } from '../coupon-type.ts';
import { type CouponTypeTraits, defineTraits } from './define-traits.ts';
import type { CouponTypeLines } from './define-lines.ts';

/** An accumulator: all legs win together. */
export const expressTraits: CouponTypeTraits = defineTraits({
  id: COUPON_TYPE.express,
  legs: { least: 2, most: Infinity },
  isSellable: true,
  isChangeable: true,
  earnsBonuses: true,
  minimum: 'all-win',
});

export const expressLines: CouponTypeLines = {
  folds: (pool) => [pool],
};
