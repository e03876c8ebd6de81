import { DomainError } from '../errors/domain-error.ts';
import {
  ONE,
  type Ratio,
  ZERO,
  compare,
  decimalRatio,
  invert,
  multiply,
  ratio,
  smaller,
  subtract,
} from '../exact/ratio.ts';
import { priceRatio } from '../odds/decimal-odds.ts';
import type { ExactLine } from './combination-lines.ts';
import type { CouponTerms, SettledLeg } from './coupon.ts';
import type { LegFactor } from './leg-factor.ts';

/** The margin that reproduces the published prices 1.17, 1.58 and 3.16. */
export const ANTI_EXPRESS_MARGIN = '1.1165';

/** What the house keeps of an anti-express at least, where no other share is configured. */
export const ANTI_EXPRESS_EDGE = '0.05';

/** A price of this or less is refused unless the server quoted it. */
const REFUSED_AT: Ratio = ratio(101n, 100n);

type Terms = Pick<CouponTerms, 'antiExpressMargin' | 'antiExpressEdge' | 'antiExpressOdds'>;

/** A leg that is not void, as the price sees it. */
interface PricedLeg {
  readonly price: Ratio;
  readonly chance: string | undefined;
}

/**
 * The anti-express: it wins when at least one leg loses. Void legs are removed and the price
 * recomputed; a half-won leg is priced by its factor; half-lost and tied legs are priced in full
 * and do not count as lost. The price never leaves the house less than its edge. Throws `anti_express_price_too_low` and `anti_express_margin_invalid`.
 */
export function antiExpressLine({
  legs,
  factors,
  stake,
  terms,
}: {
  readonly legs: readonly Pick<SettledLeg, 'result' | 'chance'>[];
  readonly factors: readonly LegFactor[];
  readonly stake: Ratio;
  readonly terms: Terms;
}): ExactLine {
  const all = legs.map((_, index) => index);
  const valid = all.filter((index) => factors[index]?.result !== 'void');
  if (valid.length === 0) {
    return { legs: all, count: 1, result: 'void', multiplier: ONE, stake, amount: stake };
  }
  const priced = valid.map((index): PricedLeg => {
    const factor = factors[index] as LegFactor;
    const leg = legs[index];
    return {
      price: leg?.result === 'half-won' ? factor.value : factor.price,
      chance: leg?.chance,
    };
  });
  const price = antiExpressPrice(priced, terms);
  const isWon = factors.some((factor) => factor.result === 'lost');
  const multiplier = isWon ? price : ZERO;
  const amount = multiply(stake, multiplier);
  return { legs: all, count: 1, result: isWon ? 'won' : 'lost', multiplier, stake, amount };
}

/**
 * The server's own price, else the formula's; never more than leaves the house its edge, and never
 * the 1.01 or less that neither a player nor the house gains by.
 */
function antiExpressPrice(legs: readonly PricedLeg[], terms: Terms): Ratio {
  const quoted = terms.antiExpressOdds && priceRatio(terms.antiExpressOdds);
  const wanted = quoted ?? formulaPrice(legs, terms);
  const most = mostPrice(legs, terms);
  const price = most === undefined ? wanted : smaller(wanted, most);
  if (price !== quoted && compare(price, REFUSED_AT) <= 0) {
    throw new DomainError('anti_express_price_too_low', 'The anti-express would pay 1.01 or less');
  }
  return price;
}

/** 1 / (M − 1/express) */
function formulaPrice(legs: readonly PricedLeg[], terms: Terms): Ratio {
  const margin = decimalRatio(terms.antiExpressMargin ?? ANTI_EXPRESS_MARGIN);
  const express = legs.map(({ price }) => price).reduce(multiply, ONE);
  const rest = subtract(margin, invert(express));
  if (compare(margin, ONE) < 0 || compare(rest, ZERO) <= 0) {
    throw new DomainError('anti_express_margin_invalid', 'The margin must be 1 or more');
  }
  return invert(rest);
}

/**
 * (1 − edge) / (1 − Π chances): what is left of the fair price of "at least one leg loses". The
 * margin of the formula does not grow with the legs, the margin in their prices does: alone, it pays
 * 1.15 for 1.00 on ten legs at 1.04. Undefined where a chance is not known.
 */
function mostPrice(legs: readonly PricedLeg[], { antiExpressEdge }: Terms): Ratio | undefined {
  const chances = legs.flatMap(({ chance }) => (chance === undefined ? [] : [chance]));
  if (chances.length < legs.length) return undefined;
  const loses = subtract(ONE, chances.map(decimalRatio).reduce(multiply, ONE));
  if (compare(loses, ZERO) <= 0) {
    throw new DomainError('anti_express_price_too_low', 'A leg of chance 1 cannot lose');
  }
  return multiply(subtract(ONE, decimalRatio(antiExpressEdge ?? ANTI_EXPRESS_EDGE)), invert(loses));
}
