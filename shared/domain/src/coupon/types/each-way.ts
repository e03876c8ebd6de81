import { COUPON_TYPE } from '../coupon-type.ts';
import { type CouponTypeTraits, defineTraits } from './define-traits.ts';
import type { CouponTypeLines } from './define-lines.ts';

/** An each-way single: half of the stake on a competitor to win, half on the same one to be placed. */
export const eachWayTraits: CouponTypeTraits = defineTraits({
  id: COUPON_TYPE.eachWay,
  legs: { least: 2, most: 2 },
  isCombined: false,
  isSellable: true,
  isEachWay: true,
  minimum: 'cheapest-line',
});

export const eachWayLines: CouponTypeLines = {
  folds: () => [1],
};
