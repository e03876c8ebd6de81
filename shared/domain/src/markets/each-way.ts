import { CodedError } from '../errors/coded-error.ts';
import type { MarketErrorCode } from './market-error.ts';

/** What the place part of an each-way bet pays for: ending among the first `places`. */
export interface EachWayTerms {
  readonly places: number;
  /** The part of the winner's odds that it pays, as its denominator: 4 is a quarter. */
  readonly fraction: 4 | 5;
}

/** Terms that a house may offer, the most generous to the player first. */
export const EACH_WAY_TERMS: readonly EachWayTerms[] = [
  { places: 4, fraction: 4 },
  { places: 4, fraction: 5 },
  { places: 3, fraction: 4 },
  { places: 3, fraction: 5 },
  { places: 2, fraction: 4 },
  { places: 2, fraction: 5 },
];

const PRICE = /^(\d{1,4})\.(\d{2})$/;

/**
 * The price of the place part: the winner's price less one, divided by the fraction, plus one, and rounded down to
 * hundredths. Undefined below 1.01, which no bet is taken at.
 * @param price decimal text with two decimals
 * @throws CodedError `outcome_unknown` for anything else
 */
export function placePrice(
  price: string,
  { fraction }: Pick<EachWayTerms, 'fraction'>,
): string | undefined {
  const [, whole, part] = PRICE.exec(price) ?? [];
  if (whole === undefined || part === undefined) {
    throw new CodedError<MarketErrorCode>('outcome_unknown', `"${price}" is no price of a winner`);
  }
  const hundredths = Number(whole) * 100 + Number(part);
  const paid = 100 + Math.floor((hundredths - 100) / fraction);
  return paid > 100 ? (paid / 100).toFixed(2) : undefined;
}
