import type { Ratio } from '../../exact/ratio.ts';
import { decimalText, roundToDigits, trimZeros } from '../../exact/rounding.ts';

const DIGITS = 3;

/**
 * A number in thousandths, one trailing zero dropped: 0.95, 0.955. `least` and `most` bound its
 * absolute value, in thousandths, to what a format allows.
 */
export function inThousandths(
  value: Ratio,
  { least, most }: { readonly least: bigint; readonly most?: bigint },
): string {
  const rounded = roundToDigits(value, DIGITS);
  const isNegative = rounded < 0n || value.numerator < 0n;
  let size = rounded < 0n ? -rounded : rounded;
  if (size < least) size = least;
  if (most !== undefined && size > most) size = most;
  return trimZeros(decimalText(isNegative ? -size : size, DIGITS), DIGITS - 1);
}
