import { DomainError } from '../errors/domain-error.ts';

/** An exact number: numerator / denominator, the denominator above zero. Not always reduced. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Ratio = { numerator: 0n, denominator: 1n };
export const ONE: Ratio = { numerator: 1n, denominator: 1n };

/** Above any real price or amount; keeps hostile input from becoming a huge integer. */
const LONGEST_DECIMAL = 40;
const DECIMAL = /^([+\-\u2212]?)(\d+)(?:\.(\d+))?$/;

export function ratio(numerator: bigint, denominator = 1n): Ratio {
  return denominator < 0n
    ? { numerator: -numerator, denominator: -denominator }
    : { numerator, denominator };
}

export function integerRatio(value: number): Ratio {
  return { numerator: BigInt(value), denominator: 1n };
}

/** The exact value of plain decimal text, or undefined for anything else (exponents, blanks). */
export function readDecimal(text: string): Ratio | undefined {
  if (typeof text !== 'string' || text.length > LONGEST_DECIMAL) return undefined;
  const match = DECIMAL.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const units = BigInt(whole + fraction);
  return { numerator: sign && sign !== '+' ? -units : units, denominator: tenTo(fraction.length) };
}

/**
 * The exact value of a configured decimal such as a margin or a percentage, given as text or as a
 * number (read by its shortest decimal text). Throws `number_malformed`.
 */
export function decimalRatio(value: string | number): Ratio {
  const read = readDecimal(String(value));
  if (!read) throw new DomainError('number_malformed', `"${value}" is not a plain decimal number`);
  return read;
}

export function add(left: Ratio, right: Ratio): Ratio {
  if (left.denominator === right.denominator) {
    return { numerator: left.numerator + right.numerator, denominator: left.denominator };
  }
  // Sums of combinations meet one denominator that divides the other; growing it would be waste.
  if (left.denominator % right.denominator === 0n) {
    const factor = left.denominator / right.denominator;
    return {
      numerator: left.numerator + right.numerator * factor,
      denominator: left.denominator,
    };
  }
  if (right.denominator % left.denominator === 0n) return add(right, left);
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}

export function negate(value: Ratio): Ratio {
  return { numerator: -value.numerator, denominator: value.denominator };
}

export function subtract(left: Ratio, right: Ratio): Ratio {
  return add(left, negate(right));
}

export function multiply(left: Ratio, right: Ratio): Ratio {
  return {
    numerator: left.numerator * right.numerator,
    denominator: left.denominator * right.denominator,
  };
}

/** 1 / value; the value must not be zero. */
export function invert(value: Ratio): Ratio {
  return ratio(value.denominator, value.numerator);
}

/** Negative, zero or positive, as for a sort. */
export function compare(left: Ratio, right: Ratio): number {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function smaller(left: Ratio, right: Ratio): Ratio {
  return compare(left, right) <= 0 ? left : right;
}

export function absolute(value: Ratio): Ratio {
  return value.numerator < 0n ? negate(value) : value;
}

export function reduce(value: Ratio): Ratio {
  const divisor = greatestCommonDivisor(absolute(value).numerator, value.denominator);
  return { numerator: value.numerator / divisor, denominator: value.denominator / divisor };
}

export function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [current, next] = [left, right];
  while (next !== 0n) [current, next] = [next, current % next];
  return current;
}

export function tenTo(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}
