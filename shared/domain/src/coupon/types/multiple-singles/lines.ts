import { ZERO, integerRatio, multiply } from '../../../exact/ratio.ts';
import { lineOf } from '../../sequence-lines.ts';
import type { CouponTypeLines } from '../define-lines.ts';

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
