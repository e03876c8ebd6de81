import { type Ratio, absolute, compare, reduce, subtract } from '../exact/ratio.ts';

/**
 * The rungs of British bookmakers, low to high. Which fraction a bookmaker writes is policy (6/4, not
 * 3/2): this table is the whole of that policy.
 */
export const FRACTIONAL_LADDER: readonly string[] = (
  '1/100 1/66 1/50 1/40 1/33 1/28 1/25 1/22 1/20 1/18 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 ' +
  '2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 17/20 ' +
  '10/11 19/20 1/1 21/20 11/10 23/20 6/5 5/4 13/10 11/8 7/5 29/20 6/4 31/20 8/5 13/8 17/10 7/4 9/5 ' +
  '15/8 19/10 2/1 21/10 85/40 11/5 9/4 23/10 12/5 5/2 13/5 27/10 11/4 14/5 29/10 3/1 16/5 10/3 ' +
  '17/5 7/2 18/5 15/4 4/1 17/4 9/2 19/4 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 19/2 10/1 11/1 ' +
  '12/1 13/1 14/1 15/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 ' +
  '200/1 250/1 300/1 400/1 500/1 750/1 1000/1'
).split(' ');

/** The profit per unit stake of a rung. */
export function rungRatio(rung: string): Ratio {
  const [numerator = '', denominator = ''] = rung.split('/');
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

/**
 * The nearest rung, the lower of two that are equally near: how a bookmaker writes the price, not what
 * it pays. Beyond the ladder the exact reduced fraction.
 */
export function fractionText(profit: Ratio): string {
  const above = firstRungFrom(profit);
  const lower = FRACTIONAL_LADDER[above - 1];
  const upper = FRACTIONAL_LADDER[above];
  if (upper === undefined || (lower === undefined && compare(rungRatio(upper), profit) > 0)) {
    const exact = reduce(profit);
    return `${exact.numerator}/${exact.denominator}`;
  }
  const isLower =
    lower !== undefined && compare(distance(lower, profit), distance(upper, profit)) <= 0;
  return isLower ? lower : upper;
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
