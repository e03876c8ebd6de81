import { DomainError } from '../domain-error.ts';
import {
  ONE,
  type Ratio,
  ZERO,
  compare,
  decimalRatio,
  invert,
  multiply,
  ratio,
  subtract,
} from '../exact/ratio.ts';
import { priceRatio } from '../odds/decimal-odds.ts';
import type { ExactLine } from './combination-lines.ts';
import type { CouponTerms, SettledLeg } from './coupon.ts';
import type { LegFactor } from './leg-factor.ts';

/** The margin that reproduces the published prices 1.17, 1.58 and 3.16. */
export const ANTI_EXPRESS_MARGIN = '1.1165';

/** A price of this or less is refused unless the server quoted it. */
const REFUSED_AT: Ratio = ratio(101n, 100n);

type Terms = Pick<CouponTerms, 'antiExpressMargin' | 'antiExpressOdds'>;

/**
 * The anti-express: it wins when at least one leg loses. Void legs are removed and the price
 * recomputed; a half-won leg is priced by its factor; half-lost and tied legs are priced in full
 * and do not count as lost. Throws `anti_express_price_too_low` and `anti_express_margin_invalid`.
 */
export function antiExpressLine({
  legs,
  factors,
  stake,
  terms,
}: {
  readonly legs: readonly Pick<SettledLeg, 'result'>[];
  readonly factors: readonly LegFactor[];
  readonly stake: Ratio;
  readonly terms: Terms;
}): ExactLine {
  const all = legs.map((_, index) => index);
  const standing = all.filter((index) => factors[index]?.result !== 'void');
  if (standing.length === 0) {
    return { legs: all, count: 1, result: 'void', multiplier: ONE, stake, amount: stake };
  }
  const prices = standing.map((index) => {
    const factor = factors[index] as LegFactor;
    return legs[index]?.result === 'half-won' ? factor.value : factor.price;
  });
  const price = antiExpressPrice(prices, terms);
  const isWon = factors.some((factor) => factor.result === 'lost');
  const multiplier = isWon ? price : ZERO;
  const amount = multiply(stake, multiplier);
  return { legs: all, count: 1, result: isWon ? 'won' : 'lost', multiplier, stake, amount };
}

/** 1 / (M − 1/express), or the server's own price where it quoted one. */
function antiExpressPrice(prices: readonly Ratio[], terms: Terms): Ratio {
  if (terms.antiExpressOdds !== undefined) return priceRatio(terms.antiExpressOdds);
  const margin = decimalRatio(terms.antiExpressMargin ?? ANTI_EXPRESS_MARGIN);
  const express = prices.reduce(multiply, ONE);
  const rest = subtract(margin, invert(express));
  if (compare(margin, ONE) < 0 || compare(rest, ZERO) <= 0) {
    throw new DomainError('anti_express_margin_invalid', 'The margin must be 1 or more');
  }
  const price = invert(rest);
  if (compare(price, REFUSED_AT) <= 0) {
    throw new DomainError('anti_express_price_too_low', 'The anti-express would pay 1.01 or less');
  }
  return price;
}
