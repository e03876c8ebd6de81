import type { Branded } from '../brand.ts';
import { DomainError } from '../errors/domain-error.ts';
import { ONE, type Ratio, add, compare, readDecimal, tenTo } from '../exact/ratio.ts';
import { decimalText, roundToDigits, trimZeros } from '../exact/rounding.ts';

/** An exact decimal price above 1 as text, e.g. "1.95"; at least two digits after the point. */
export type DecimalOdds = Branded<string, 'DecimalOdds'>;

/** The price of a leg that was made void. It is shown as a refund and never converted. */
export const VOID_ODDS = '1.00' as DecimalOdds;

/** Prices that do not end (5/3 → 1.666…) are kept to this many digits. */
const KEPT_DIGITS = 10;

/** Reads a live price. Throws `odds_malformed`, and `odds_out_of_range` at 1.00 or below. */
export function decimalOdds(text: string): DecimalOdds {
  return oddsText(priceRatio(text));
}

/** The exact value of a live price. Throws as `decimalOdds` does. */
export function priceRatio(text: string): Ratio {
  const value = readDecimal(text);
  if (!value) throw new DomainError('odds_malformed', `"${text}" is not a decimal price`);
  if (compare(value, ONE) <= 0) {
    throw new DomainError('odds_out_of_range', `A price is above 1, not ${text}`);
  }
  return value;
}

/** Decimal text of an exact price, exact where it ends within ten digits. */
export function oddsText(price: Ratio): DecimalOdds {
  const smallest = add(ONE, { numerator: 1n, denominator: tenTo(KEPT_DIGITS) });
  const kept = compare(price, smallest) < 0 ? smallest : price;
  const text = decimalText(roundToDigits(kept, KEPT_DIGITS), KEPT_DIGITS);
  return trimZeros(text, 2) as DecimalOdds;
}

/** Negative when the left price is lower, positive when it is higher, 0 when they are equal. */
export function compareOdds(left: string, right: string): number {
  return compare(priceRatio(left), priceRatio(right));
}
