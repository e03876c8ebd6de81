import { DomainError } from '../domain-error.ts';
import {
  ONE,
  type Ratio,
  compare,
  invert,
  multiply,
  negate,
  ratio,
  subtract,
} from '../exact/ratio.ts';
import { decimalText, roundToDigits, roundToInteger, trimZeros } from '../exact/rounding.ts';
import { priceRatio } from './decimal-odds.ts';
import { fractionText } from './fractional-ladder.ts';
import type { OddsFormat } from './odds-format.ts';

const HUNDRED = ratio(100n);
/** Prices are written in thousandths, one trailing zero dropped: 0.95, 0.955. */
const SHOWN_DIGITS = 3;

/**
 * A decimal price written in another format, for display only: money is settled from the decimal
 * price. Rules: SPEC.md, ODDS-1 … ODDS-7. Throws `odds_malformed` for text that is no decimal
 * number, `odds_out_of_range` at 1.00 or below (a void leg is shown as a refund), and
 * `odds_format_unknown`.
 */
export function convertOdds(decimal: string, format: OddsFormat): string {
  const price = priceRatio(decimal);
  const profit = subtract(price, ONE);
  const isEvensOrLonger = compare(profit, ONE) >= 0;
  const returned = negate(invert(profit));
  switch (format) {
    case 'decimal':
      return inThousandths(price, { least: 1001n });
    case 'fractional':
      return fractionText(profit);
    case 'american':
      return american(multiply(isEvensOrLonger ? profit : returned, HUNDRED));
    case 'hong-kong':
      return inThousandths(profit, { least: 1n });
    case 'indonesian':
      return inThousandths(isEvensOrLonger ? profit : returned, { least: 1000n });
    case 'malay':
      // Evens belongs to the positive side; the negative side stops short of −1.
      return compare(profit, ONE) <= 0
        ? inThousandths(profit, { least: 1n, most: 1000n })
        : inThousandths(returned, { least: 1n, most: 999n });
    default:
      throw new DomainError('odds_format_unknown', `"${String(format)}" is not an odds format`);
  }
}

function american(value: Ratio): string {
  const rounded = roundToInteger(value, 'half-away');
  return rounded > 0n ? `+${rounded}` : String(rounded);
}

/** `least` and `most` bound the absolute value, in thousandths, to what the format allows. */
function inThousandths(value: Ratio, { least, most }: { least: bigint; most?: bigint }): string {
  const rounded = roundToDigits(value, SHOWN_DIGITS);
  const isNegative = rounded < 0n || value.numerator < 0n;
  let size = rounded < 0n ? -rounded : rounded;
  if (size < least) size = least;
  if (most !== undefined && size > most) size = most;
  return trimZeros(decimalText(isNegative ? -size : size, SHOWN_DIGITS), SHOWN_DIGITS - 1);
}
