import { ONE, integerRatio, multiply } from '../exact/ratio.ts';
import { type MinorUnits, minorUnits } from '../money/money.ts';
import type { StakedCoupon } from './coupon.ts';
import { couponBlocks } from './coupon-blocks.ts';
import { priceOf } from './leg-factor.ts';

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

/** A block of a conditional coupon with the most it may stake; the first has no such maximum. */
export interface BlockStakeLimit {
  readonly legs: readonly number[];
  readonly stake: number | undefined;
  readonly most: MinorUnits | undefined;
}

/**
 * What each block may stake: at most the previous block's odds times its amount, in whole minor
 * units rounded down. A block without a stake takes its maximum. Throws `coupon_blocks_invalid`,
 * `odds_malformed` and `odds_out_of_range`.
 */
export function blockStakeLimits(
  coupon: Pick<StakedCoupon, 'legs' | 'blocks' | 'stake'>,
): readonly BlockStakeLimit[] {
  let most: MinorUnits | undefined;
  return couponBlocks(coupon).map(({ legs, stake }) => {
    const limit = { legs, stake, most };
    const staked = stake ?? most ?? coupon.stake;
    const odds = legs
      .map((index) => priceOf(coupon.legs[index]?.odds ?? '').price)
      .reduce(multiply, ONE);
    const returned = multiply(odds, integerRatio(staked));
    const floor = returned.numerator / returned.denominator;
    most = minorUnits(floor < LARGEST ? floor : LARGEST);
    return limit;
  });
}
