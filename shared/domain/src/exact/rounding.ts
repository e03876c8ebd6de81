import { type Ratio, tenTo } from './ratio.ts';

/** Banker's rounding for money; away from zero for what is shown. */
export type Rounding = 'half-even' | 'half-away';

/** The nearest integer; a value exactly between two goes where `rounding` says. */
export function roundToInteger(value: Ratio, rounding: Rounding): bigint {
  const negative = value.numerator < 0n;
  const size = negative ? -value.numerator : value.numerator;
  const floor = size / value.denominator;
  const twice = (size % value.denominator) * 2n;
  const isHalf = twice === value.denominator;
  const up = isHalf ? rounding === 'half-away' || floor % 2n === 1n : twice > value.denominator;
  const rounded = up ? floor + 1n : floor;
  return negative ? -rounded : rounded;
}

/** The value in units of 10^-digits, half away from zero, as displays round. */
export function roundToDigits(value: Ratio, digits: number): bigint {
  const scaled = { numerator: value.numerator * tenTo(digits), denominator: value.denominator };
  return roundToInteger(scaled, 'half-away');
}

/** Units of 10^-digits as plain decimal text, e.g. (-1950n, 3) → "-1.950". */
export function decimalText(units: bigint, digits: number): string {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const sign = units < 0n ? '-' : '';
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Removes trailing zeros of a decimal text, keeping at least `least` digits after the point. */
export function trimZeros(text: string, least: number): string {
  const point = text.indexOf('.');
  let end = text.length;
  while (end > point + 1 + least && text[end - 1] === '0') end -= 1;
  return text.slice(0, end);
}
