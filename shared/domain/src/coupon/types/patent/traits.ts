import { COUPON_TYPE } from '../../coupon-type.ts';
import { type CouponTypeTraits, defineTraits } from '../define-traits.ts';

/** All accumulators of the legs, without singles. */
export const patentTraits: CouponTypeTraits = defineTraits({
  id: COUPON_TYPE.patent,
  legs: { least: 3, most: 8 },
  isSellable: true,
  minimum: 'cheapest-line',
});
