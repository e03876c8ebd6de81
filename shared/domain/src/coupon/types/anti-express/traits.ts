import { COUPON_TYPE } from '../../coupon-type.ts';
import { type CouponTypeTraits, defineTraits } from '../define-traits.ts';

/** Wins when at least one leg loses. */
export const antiExpressTraits: CouponTypeTraits = defineTraits({
  id: COUPON_TYPE.antiExpress,
  legs: { least: 2, most: Infinity },
  isAgainst: true,
  minimum: 'one-loses',
});
