import { ONE, type Ratio, add, compare, ratio, reduce, smaller, subtract } from '../exact/ratio.ts';

/**
 * The rungs that British bookmakers print, low to high: the traditional ladder of the racecourse ring
 * (1/100 … evens … 1000/1, with 85/40 and the unreduced 4/6 and 6/4) and, between 4/5 and 3/1, the
 * twentieths and tenths that books print for football. Which fraction a bookmaker writes is policy:
 * this table is the whole of that policy.
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

/** The lowest profit that each rung is printed for. */
const THRESHOLDS = FRACTIONAL_LADDER.map((rung) => {
  const exact = rungRatio(rung);
  return smaller(exact, subtract(inHundredths(add(ONE, exact)), ONE));
});

/**
 * How a bookmaker prints the price: the nearest rung that does not promise more than is paid. A rung
 * is reached by its own price, or by that price in hundredths where it has no end (10/3 is 4.33).
 * Beyond the ladder whole numbers to one, rounded down; below it the exact reduced fraction.
 */
export function fractionText(profit: Ratio): string {
  const reached = rungsReached(profit);
  if (reached === 0) return textOf(reduce(profit));
  if (reached === FRACTIONAL_LADDER.length) {
    return textOf(ratio(profit.numerator / profit.denominator));
  }
  return FRACTIONAL_LADDER[reached - 1] ?? '';
}

/** The number of rungs whose threshold the profit has reached, by halving: lists convert all the time. */
function rungsReached(profit: Ratio): number {
  let [low, high] = [0, THRESHOLDS.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(THRESHOLDS[middle] ?? ONE, profit) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The price as a decimal of two digits, half up. */
function inHundredths({ numerator, denominator }: Ratio): Ratio {
  return ratio((numerator * 200n + denominator) / (denominator * 2n), 100n);
}

function textOf({ numerator, denominator }: Ratio): string {
  return `${numerator}/${denominator}`;
}
