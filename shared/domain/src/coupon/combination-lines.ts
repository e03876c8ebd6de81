import { type Ratio, multiply } from '../exact/ratio.ts';
import { choose, combinations, sumOfProducts } from './combinations.ts';
import { type LegFactor, lineResult, toCommonScale } from './leg-factor.ts';
import type { LineResult } from './coupon.ts';

/** A line in exact numbers, before money is rounded. */
export interface ExactLine {
  readonly legs: readonly number[];
  readonly count: number;
  readonly result: LineResult;
  readonly multiplier: Ratio;
  readonly stake: Ratio;
  readonly amount: Ratio;
}

export interface CombinationPlan {
  readonly factors: readonly LegFactor[];
  /** Indexes of the legs in every line: bankers, or the lobby. */
  readonly fixed: readonly number[];
  /** Indexes of the legs that lines choose from. */
  readonly pool: readonly number[];
  /** How many of the pool a line has; one entry a fold. */
  readonly sizes: readonly number[];
  /** The whole stake, split equally between all lines. */
  readonly stake: Ratio;
}

/** Every line of a coupon made of combinations, one by one. */
export function* combinationLines(plan: CombinationPlan): Generator<ExactLine> {
  const { values, scale } = toCommonScale(plan.factors);
  const stake = lineStake(plan);
  for (const size of plan.sizes) {
    const denominator = scale ** BigInt(size + plan.fixed.length);
    for (const chosen of combinations(plan.pool, size)) {
      const legs = [...plan.fixed, ...chosen].toSorted((left, right) => left - right);
      const multiplier = { numerator: productOf(legs, values), denominator };
      const result = lineResult(legs.map((index) => plan.factors[index] as LegFactor));
      yield { legs, count: 1, result, multiplier, stake, amount: multiply(stake, multiplier) };
    }
  }
}

/** The same coupon with all lines of one fold as one entry, in O(legs × size). */
export function groupedLines(plan: CombinationPlan): readonly ExactLine[] {
  const { values, scale } = toCommonScale(plan.factors);
  const stake = lineStake(plan);
  const legs = [...plan.fixed, ...plan.pool].toSorted((left, right) => left - right);
  const pool = plan.pool.map((index) => values[index] ?? 0n);
  return plan.sizes.map((size) => {
    const count = choose(plan.pool.length, size);
    const sum = productOf(plan.fixed, values) * sumOfProducts(pool, size);
    const denominator = scale ** BigInt(size + plan.fixed.length);
    const multiplier = { numerator: sum, denominator: denominator * BigInt(count) };
    return {
      legs,
      count,
      result: groupResult(plan, sum),
      multiplier,
      stake: { numerator: stake.numerator * BigInt(count), denominator: stake.denominator },
      amount: multiply(stake, { numerator: sum, denominator }),
    };
  });
}

/** Lines of the plan, counted and not built. */
export function countPlan({ pool, sizes }: CombinationPlan): number {
  return sizes.reduce((lines, size) => lines + choose(pool.length, size), 0);
}

function lineStake(plan: CombinationPlan): Ratio {
  const { numerator, denominator } = plan.stake;
  return { numerator, denominator: denominator * BigInt(countPlan(plan)) };
}

function productOf(legs: readonly number[], values: readonly bigint[]): bigint {
  let product = 1n;
  for (const index of legs) product *= values[index] ?? 0n;
  return product;
}

function groupResult({ factors }: CombinationPlan, sum: bigint): LineResult {
  if (sum === 0n) return 'lost';
  const whole = lineResult(factors);
  return whole === 'lost' ? 'partial' : whole;
}
