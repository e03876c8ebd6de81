import { DomainError } from '../../errors/domain-error.ts';
import {
  ONE,
  type Ratio,
  ZERO,
  absolute,
  add,
  compare,
  invert,
  negate,
  readDecimal,
  subtract,
} from '../../exact/ratio.ts';
import { type DecimalOdds, oddsText } from '../decimal-odds.ts';

/** What a stake of 1 wins at a price. */
export function profitOf(price: Ratio): Ratio {
  return subtract(price, ONE);
}

/** Evens and longer: what a stake of 1 wins. Shorter: the stake that wins 1, negative. */
export function signedProfitOf(price: Ratio): Ratio {
  const profit = profitOf(price);
  return compare(profit, ONE) >= 0 ? profit : negate(invert(profit));
}

/** The price of a profit read from `text`. Throws `odds_out_of_range` where there is none. */
export function priceOfProfit(profit: Ratio, text: string): DecimalOdds {
  if (compare(profit, ZERO) <= 0) throw outOfRange(text);
  return oddsText(add(ONE, profit));
}

/** The profit of a signed number of at least 1 either way; minus is the stake that wins 1. */
export function profitOfSigned(value: Ratio, text: string): Ratio {
  if (compare(absolute(value), ONE) < 0) throw outOfRange(text);
  return value.numerator < 0n ? invert(absolute(value)) : value;
}

/** The number that was typed. Throws `odds_malformed`. */
export function readNumber(text: string): Ratio {
  const value = readDecimal(text);
  if (!value) throw malformed(text);
  return value;
}

/** Text that is no price of its format. */
export function malformed(text: string): DomainError {
  return new DomainError('odds_malformed', `"${text}" is not a price in this format`);
}

/** A price beyond what its format can write. */
export function outOfRange(text: string): DomainError {
  return new DomainError('odds_out_of_range', `"${text}" is outside the legal range of its format`);
}
