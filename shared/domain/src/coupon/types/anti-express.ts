import { COUPON_TYPE } from '../coupon-type.ts';
import { type CouponTypeTraits, defineTraits } from './define-traits.ts';
import { ZERO, integerRatio, multiply } from '../../exact/ratio.ts';
import { antiExpressLine } from '../anti-express.ts';
import type { CouponTypeLines } from './define-lines.ts';

/** Wins when at least one leg loses. */
export const antiExpressTraits: CouponTypeTraits = defineTraits({
  id: COUPON_TYPE.antiExpress,
  legs: { least: 2, most: Infinity },
  isAgainst: true,
  minimum: 'one-loses',
});

export const antiExpressLines: CouponTypeLines = {
  groups: ({ legs }) => [{ size: legs, count: 1 }],
  plan: ({ coupon, factors, stakeShare }) => {
    const stake = multiply(integerRatio(coupon.stake), stakeShare);
    const line = antiExpressLine({ legs: coupon.legs, factors, stake, terms: coupon });
    return { lines: [line], restaked: ZERO };
  },
};
