import { integerRatio, multiply } from '../../../exact/ratio.ts';
import { chainLines as planChain } from '../../sequence-lines.ts';
import type { CouponTypeLines } from '../define-lines.ts';

export const chainLines: CouponTypeLines = {
  groups: ({ legs }) => [{ size: 1, count: legs }],
  plan: ({ coupon, factors, stakeShare }) =>
    planChain(factors, multiply(integerRatio(coupon.stake), stakeShare)),
};
