import { type Ratio, absolute, compare, multiply, reduce, subtract } from '../exact/ratio.ts';

/**
 * The traditional British rungs, low to high. Which fraction a bookmaker writes is policy (6/4, not
 * 3/2): this table is the whole of that policy.
 */
export const FRACTIONAL_LADDER: readonly string[] = (
  '1/100 1/66 1/50 1/40 1/33 1/28 1/25 1/22 1/20 1/18 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 ' +
  '2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 ' +
  '1/1 11/10 6/5 5/4 11/8 6/4 13/8 7/4 15/8 2/1 85/40 9/4 5/2 11/4 3/1 10/3 7/2 4/1 9/2 5/1 ' +
  '11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 ' +
  '40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 250/1 300/1 400/1 500/1 750/1 1000/1'
).split(' ');

/** A rung further than this share of the profit from the price would mislead. */
const TOLERANCE: Ratio = { numerator: 1n, denominator: 100n };

/** The profit per unit stake that a rung stands for. */
export function rungRatio(rung: string): Ratio {
  const [numerator = '', denominator = ''] = rung.split('/');
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

/** The nearest rung, or the exact reduced fraction where the ladder is more than 1 % off. */
export function fractionText(profit: Ratio): string {
  const above = firstRungFrom(profit);
  const lower = FRACTIONAL_LADDER[Math.max(0, above - 1)] ?? '';
  const upper = FRACTIONAL_LADDER[Math.min(above, FRACTIONAL_LADDER.length - 1)] ?? '';
  const isUpper = compare(distance(upper, profit), distance(lower, profit)) < 0;
  const nearest = isUpper ? upper : lower;
  if (compare(distance(nearest, profit), multiply(profit, TOLERANCE)) <= 0) return nearest;
  const exact = reduce(profit);
  return `${exact.numerator}/${exact.denominator}`;
}

/** Index of the first rung that is not below the profit, by halving: lists convert all the time. */
function firstRungFrom(profit: Ratio): number {
  let [low, high] = [0, FRACTIONAL_LADDER.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(rungRatio(FRACTIONAL_LADDER[middle] ?? ''), profit) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function distance(rung: string, profit: Ratio): Ratio {
  return absolute(subtract(rungRatio(rung), profit));
}
