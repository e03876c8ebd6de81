import { type Ratio, ZERO, add } from '../exact/ratio.ts';
import { roundToInteger } from '../exact/rounding.ts';
import { type MinorUnits, minorUnits } from '../money/money.ts';

/**
 * Rounds a row of exact amounts so that the rounded ones add up to the rounded sum: each is the
 * difference of two rounded running totals. Money is thus rounded once, and still explained.
 */
export interface RunningTotal {
  /** Adds an exact amount and gives its rounded share. Throws `amount_too_large`. */
  take(amount: Ratio): MinorUnits;
  readonly exact: Ratio;
  readonly rounded: MinorUnits;
}

/**
 * With `isCapped` the total stops at the largest exact number instead of throwing, for sums that a
 * maximum payout brings back down.
 */
export function runningTotal({ isCapped }: { isCapped: boolean }): RunningTotal {
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  let exact = ZERO;
  let rounded = minorUnits(0);
  return {
    take(amount) {
      exact = add(exact, amount);
      const next = roundToInteger(exact, 'half-even');
      const before = rounded;
      rounded = minorUnits(isCapped && next > most ? most : next);
      return minorUnits(rounded - before);
    },
    get exact() {
      return exact;
    },
    get rounded() {
      return rounded;
    },
  };
}
