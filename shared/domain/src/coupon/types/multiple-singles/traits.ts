import { COUPON_TYPE } from '../../coupon-type.ts';
import { type CouponTypeTraits, defineTraits } from '../define-traits.ts';

/** Bets on their own, placed together. */
export const multipleSinglesTraits: CouponTypeTraits = defineTraits({
  id: COUPON_TYPE.multipleSingles,
  legs: { least: 1, most: Infinity },
  stakes: 'each-leg',
  isCombined: false,
  minimum: 'cheapest-leg',
});
