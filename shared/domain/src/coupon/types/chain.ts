import { COUPON_TYPE } from '../coupon-type.ts';
import { type CouponTypeTraits, defineTraits } from './define-traits.ts';
import { integerRatio, multiply } from '../../exact/ratio.ts';
import { chainLines as planChain } from '../sequence-lines.ts';
import type { CouponTypeLines } from './define-lines.ts';

/** Singles one after another, each staked from what the one before left. */
export const chainTraits: CouponTypeTraits = defineTraits({
  id: COUPON_TYPE.chain,
  legs: { least: 2, most: Infinity },
  isOrdered: true,
  minimum: undefined,
});

export const chainLines: CouponTypeLines = {
  groups: ({ legs }) => [{ size: 1, count: legs }],
  plan: ({ coupon, factors, stakeShare }) =>
    planChain(factors, multiply(integerRatio(coupon.stake), stakeShare)),
};
