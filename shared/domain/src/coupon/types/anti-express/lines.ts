import { ZERO, integerRatio, multiply } from '../../../exact/ratio.ts';
import { antiExpressLine } from '../../anti-express.ts';
import type { CouponTypeLines } from '../define-lines.ts';

export const antiExpressLines: CouponTypeLines = {
  groups: ({ legs }) => [{ size: legs, count: 1 }],
  plan: ({ coupon, factors, stakeShare }) => {
    const stake = multiply(integerRatio(coupon.stake), stakeShare);
    const line = antiExpressLine({ legs: coupon.legs, factors, stake, terms: coupon });
    return { lines: [line], restaked: ZERO };
  },
};
