import type { Ratio } from '../../exact/ratio.ts';
import type { ExactLine } from '../combination-lines.ts';
import type { SettledLeg, StakedCoupon } from '../coupon.ts';
import type { LegFactor } from '../leg-factor.ts';
import type { CouponCounts } from '../coupon-counts.ts';

/** The number of lines by their number of legs: { size: 2, count: 3 } is three doubles. */
export interface LineGroup {
  readonly size: number;
  readonly count: number;
}

/** The exact lines of a coupon, and what was staked again from earlier returns. */
export interface PlannedLines {
  readonly lines: Iterable<ExactLine>;
  readonly restaked: Ratio;
}

/** What lines are computed from; `stakeShare` is the part of each stake left after stake tax. */
export interface LinePlan {
  readonly coupon: StakedCoupon<SettledLeg>;
  readonly factors: readonly LegFactor[];
  readonly stakeShare: Ratio;
  /** Every line one by one, however many there are. */
  readonly isFull: boolean;
}

/** A type whose lines are every choice of so many legs of the pool. */
export interface CombinationLines {
  /** The legs that lines take of a pool of so many, ascending. */
  readonly folds: (pool: number, systemSize: number) => readonly number[];
}

/** A type whose lines are no combinations. */
export interface OwnLines {
  /** What a coupon of the right shape is made of, shortest lines first. */
  readonly groups: (counts: CouponCounts) => readonly LineGroup[];
  readonly plan: (plan: LinePlan) => PlannedLines;
}

/** How the lines of a coupon type are computed; see SPEC.md, COUPON-10 … COUPON-19. */
export type CouponTypeLines = CombinationLines | OwnLines;
