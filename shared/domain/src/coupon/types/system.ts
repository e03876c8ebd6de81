import { COUPON_TYPE } from '../coupon-type.ts';
import { type CouponTypeTraits, defineTraits, MOST_SYSTEM_LEGS } from './define-traits.ts';
import type { CouponTypeLines } from './define-lines.ts';

/** Every k of n legs; bankers are part of every line. */
export const systemTraits: CouponTypeTraits = defineTraits({
  id: COUPON_TYPE.system,
  legs: { least: 3, most: MOST_SYSTEM_LEGS },
  role: 'banker',
  hasSystemSize: true,
  isSellable: true,
  minimum: 'cheapest-line',
});

export const systemLines: CouponTypeLines = {
  folds: (_, systemSize) => [systemSize],
};
