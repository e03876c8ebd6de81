import { COUPON_TYPE } from '../../coupon-type.ts';
import { type CouponTypeTraits, defineTraits } from '../define-traits.ts';

/** Accumulators one after another, each staked from the return of the one before. */
export const conditionalTraits: CouponTypeTraits = defineTraits({
  id: COUPON_TYPE.conditional,
  legs: { least: 3, most: Infinity },
  hasBlocks: true,
  stakes: 'first-block',
  minimum: undefined,
});
