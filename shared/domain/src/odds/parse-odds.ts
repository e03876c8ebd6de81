import { DomainError } from '../domain-error.ts';
import {
  ONE,
  type Ratio,
  ZERO,
  absolute,
  add,
  compare,
  invert,
  multiply,
  ratio,
  readDecimal,
} from '../exact/ratio.ts';
import { type DecimalOdds, decimalOdds, oddsText } from './decimal-odds.ts';
import type { OddsFormat } from './odds-format.ts';

const HUNDREDTH = ratio(1n, 100n);
const FRACTION = /^(\d{1,12})\s*\/\s*(\d{1,12})$/;

/**
 * The decimal price of text typed in a format: the inverse of `convertOdds` up to its rounding,
 * exact where the decimal ends, else ten digits. Never feed a displayed price back into money.
 * Rules: SPEC.md, ODDS-8 … ODDS-12. Throws `odds_malformed` for text that is no finite number of
 * the format, `odds_out_of_range` outside its legal range, and `odds_format_unknown`.
 */
export function parseOdds(text: string, format: OddsFormat): DecimalOdds {
  switch (format) {
    case 'decimal':
      return decimalOdds(text);
    case 'fractional':
      return fromProfit(fractionalProfit(text), text);
    case 'american':
      return fromProfit(signedProfit(multiply(read(text), HUNDREDTH), text), text);
    case 'hong-kong':
      return fromProfit(read(text), text);
    case 'indonesian':
      return fromProfit(signedProfit(read(text), text), text);
    case 'malay':
      return fromProfit(malayProfit(text), text);
    default:
      throw new DomainError('odds_format_unknown', `"${String(format)}" is not an odds format`);
  }
}

/** American hundredths and Indonesian: at least 1 either way; minus is what to stake to win 1. */
function signedProfit(value: Ratio, text: string): Ratio {
  if (compare(absolute(value), ONE) < 0) throw outOfRange(text);
  return value.numerator < 0n ? invert(absolute(value)) : value;
}

function malayProfit(text: string): Ratio {
  const value = read(text);
  const isLegal = compare(value, ZERO) !== 0 && compare(value, ratio(-1n)) > 0;
  if (!isLegal || compare(value, ONE) > 0) throw outOfRange(text);
  return value.numerator < 0n ? invert(absolute(value)) : value;
}

function fractionalProfit(text: string): Ratio {
  const match = typeof text === 'string' ? FRACTION.exec(text.trim()) : undefined;
  const [, numerator = '', denominator = ''] = match ?? [];
  if (!match || BigInt(denominator) === 0n) throw malformed(text);
  return ratio(BigInt(numerator), BigInt(denominator));
}

function fromProfit(profit: Ratio, text: string): DecimalOdds {
  if (compare(profit, ZERO) <= 0) throw outOfRange(text);
  return oddsText(add(ONE, profit));
}

function read(text: string): Ratio {
  const value = readDecimal(text);
  if (!value) throw malformed(text);
  return value;
}

function malformed(text: string): DomainError {
  return new DomainError('odds_malformed', `"${text}" is not a price in this format`);
}

function outOfRange(text: string): DomainError {
  return new DomainError('odds_out_of_range', `"${text}" is outside the legal range of its format`);
}
