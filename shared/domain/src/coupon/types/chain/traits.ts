import { COUPON_TYPE } from '../../coupon-type.ts';
import { type CouponTypeTraits, defineTraits } from '../define-traits.ts';

/** Singles one after another, each staked from what the one before left. */
export const chainTraits: CouponTypeTraits = defineTraits({
  id: COUPON_TYPE.chain,
  legs: { least: 2, most: Infinity },
  isOrdered: true,
  minimum: undefined,
});
