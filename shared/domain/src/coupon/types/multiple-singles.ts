import { COUPON_TYPE } from '../coupon-type.ts';
import { type CouponTypeTraits, defineTraits } from './define-traits.ts';
import { ZERO, integerRatio, multiply } from '../../exact/ratio.ts';
import { lineOf } from '../sequence-lines.ts';
import type { CouponTypeLines } from './define-lines.ts';

/** Bets on their own, placed together. */
export const multipleSinglesTraits: CouponTypeTraits = defineTraits({
  id: COUPON_TYPE.multipleSingles,
  legs: { least: 1, most: Infinity },
  stakes: 'each-leg',
  isCombined: false,
  minimum: 'cheapest-leg',
});

export const multipleSinglesLines: CouponTypeLines = {
  groups: ({ legs }) => [{ size: 1, count: legs }],
  plan: ({ coupon, factors, stakeShare }) => ({
    lines: coupon.legs.map((leg, index) => {
      const stake = integerRatio(leg.stake ?? coupon.stake);
      return lineOf([index], factors, multiply(stake, stakeShare));
    }),
    restaked: ZERO,
  }),
};
