import {
  ONE,
  type Ratio,
  ZERO,
  absolute,
  compare,
  invert,
  negate,
  ratio,
} from '../../exact/ratio.ts';
import type { OddsFormatRules } from './odds-format-rules.ts';
import { outOfRange, priceOfProfit, profitOf, readNumber } from './profit.ts';
import { inThousandths } from './thousandths.ts';

function profitOfMalay(text: string): Ratio {
  const value = readNumber(text);
  const isLegal = compare(value, ZERO) !== 0 && compare(value, ratio(-1n)) > 0;
  if (!isLegal || compare(value, ONE) > 0) throw outOfRange(text);
  return value.numerator < 0n ? invert(absolute(value)) : value;
}

/**
 * ODDS-6: _x_ ≤ 2 → _b_, else −1/_b_; in thousandths, clamped into (−1, 0) or (0, 1]; evens is 1.00.
 * Read: above −1, not 0, at most 1.
 */
export const malay: OddsFormatRules = {
  write: (price) => {
    const profit = profitOf(price);
    // Evens belongs to the positive side; the negative side stops short of −1.
    return compare(profit, ONE) <= 0
      ? inThousandths(profit, { least: 1n, most: 1000n })
      : inThousandths(negate(invert(profit)), { least: 1n, most: 999n });
  },
  read: (text) => priceOfProfit(profitOfMalay(text), text),
};
