import { COUPON_TYPE } from '../coupon-type.ts';
import { type CouponTypeTraits, defineTraits } from './define-traits.ts';
import { integerRatio, multiply } from '../../exact/ratio.ts';
import { couponBlocks } from '../coupon-blocks.ts';
import { conditionalLines as planBlocks } from '../sequence-lines.ts';
import type { CouponTypeLines, LineGroup } from './define-lines.ts';

/** Accumulators one after another, each staked from the return of the one before. */
export const conditionalTraits: CouponTypeTraits = defineTraits({
  id: COUPON_TYPE.conditional,
  legs: { least: 3, most: Infinity },
  hasBlocks: true,
  stakes: 'first-block',
  minimum: undefined,
});

export const conditionalLines: CouponTypeLines = {
  groups: ({ legs, blockSizes = [legs] }) => bySize(blockSizes),
  plan: ({ coupon, factors, stakeShare }) => {
    const [first, ...later] = couponBlocks(coupon).map((block) => ({
      legs: block.legs,
      stake: block.stake === undefined ? undefined : integerRatio(block.stake),
    }));
    const firstStake = integerRatio(coupon.blocks?.[0]?.stake ?? coupon.stake);
    return planBlocks(factors, {
      first: first?.legs ?? [],
      firstStake: multiply(firstStake, stakeShare),
      later,
    });
  },
};

function bySize(sizes: readonly number[]): readonly LineGroup[] {
  return [...new Set(sizes)]
    .toSorted((left, right) => left - right)
    .map((size) => ({ size, count: sizes.filter((other) => other === size).length }));
}
