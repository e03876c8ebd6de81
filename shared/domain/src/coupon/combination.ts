import { type Ratio, ZERO, integerRatio, multiply } from '../exact/ratio.ts';
import { bonusFactor } from './bonus-bet.ts';
import {
  type CombinationPlan,
  type ExactLine,
  combinationLines,
  countPlan,
  groupedLines,
} from './combination-lines.ts';
import { choose } from './combinations.ts';
import { fixedAndPool } from './fixed-legs.ts';
import type { LegFactor } from './leg-factor.ts';
import type { CouponCounts } from './coupon-counts.ts';
import { poolSize } from './shape.ts';
import type { CombinationLines, LineGroup, LinePlan, PlannedLines } from './types/define-lines.ts';

/** A coupon of more lines is explained fold by fold; `listLines` still gives every line. */
const MOST_LISTED_LINES = 256;

/** How many lines of how many legs the folds of a coupon make. */
export function combinationGroups(
  { folds }: CombinationLines,
  counts: CouponCounts,
): readonly LineGroup[] {
  const pool = poolSize(counts);
  const fixed = counts.legs - pool;
  return folds(pool, counts.systemSize ?? 0).map((size) => ({
    size: size + fixed,
    count: choose(pool, size),
  }));
}

/** The lines that the folds of a coupon make, in groups where there are too many to list. */
export function planCombination(
  { folds }: CombinationLines,
  { coupon, factors, stakeShare, isFull }: LinePlan,
): PlannedLines {
  const { fixed, pool } = fixedAndPool(coupon);
  const stake: Ratio = multiply(integerRatio(coupon.stake), stakeShare);
  const sizes = folds(pool.length, coupon.systemSize ?? 0);
  const plan: CombinationPlan = { factors, fixed, pool, sizes, stake };
  const isListed = isFull || countPlan(plan) <= MOST_LISTED_LINES;
  const lines = isListed ? combinationLines(plan) : groupedLines(plan);
  return { lines: coupon.bonusBet ? withBonus(lines, factors) : lines, restaked: ZERO };
}

/** The lines with the bonus leg in each of them; it counts by the legs that are not void. */
function* withBonus(
  lines: Iterable<ExactLine>,
  factors: readonly LegFactor[],
): Generator<ExactLine> {
  const bonus = bonusFactor(factors.filter(({ result }) => result !== 'void').length);
  for (const line of lines) {
    const { multiplier, amount } = line;
    yield {
      ...line,
      multiplier: multiply(multiplier, bonus),
      amount: multiply(amount, bonus),
    };
  }
}
