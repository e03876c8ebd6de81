import { DomainError } from '../errors/domain-error.ts';
import {
  ONE,
  type Ratio,
  ZERO,
  add,
  compare,
  greatestCommonDivisor,
  integerRatio,
  invert,
  multiply,
  ratio,
  readDecimal,
} from '../exact/ratio.ts';
import type { DeadHeat, LineResult, SettledLeg } from './coupon.ts';

const HALF = ratio(1n, 2n);

/** What one leg makes of one unit staked on it, and how that is called. */
export interface LegFactor {
  readonly value: Ratio;
  /** The decimal price itself. */
  readonly price: Ratio;
  readonly result: LineResult;
}

/**
 * Settles one leg: won o, lost 0, void 1, half won (o+1)/2, half lost 1/2, a dead heat its share of
 * places at full odds. A price of 1.00 is a void leg. Throws `odds_malformed`,
 * `odds_out_of_range` and `leg_result_invalid`.
 */
export function legFactor({ odds, result }: Pick<SettledLeg, 'odds' | 'result'>): LegFactor {
  const { price, isAboveOne } = priceOf(odds);
  if (result === 'void') return { value: ONE, price, result };
  if (!isAboveOne) {
    // Only a refund is priced 1.00; losing it would take money for a bet that never stood.
    if (result !== 'won') throw invalidResult(result);
    return { value: ONE, price, result: 'void' };
  }
  if (result === 'won') return { value: price, price, result };
  if (result === 'lost') return { value: ZERO, price, result };
  if (result === 'half-won') {
    return { value: multiply(add(price, ONE), HALF), price, result: 'partial' };
  }
  if (result === 'half-lost') return { value: HALF, price, result: 'partial' };
  return deadHeat(result, price);
}

/** A leg's exact price; at 1.00 the leg no longer counts. Throws as `legFactor` does. */
export function priceOf(odds: string): { readonly price: Ratio; readonly isAboveOne: boolean } {
  const price = readDecimal(odds);
  if (!price) throw new DomainError('odds_malformed', `"${odds}" is not a decimal price`);
  const beyondOne = compare(price, ONE);
  if (beyondOne < 0) {
    throw new DomainError('odds_out_of_range', `A leg cannot have the price ${odds}`);
  }
  return { price, isAboveOne: beyondOne > 0 };
}

function deadHeat(result: DeadHeat, price: Ratio): LegFactor {
  const places = result?.places;
  const tied = result?.tied;
  const isCounted = Number.isSafeInteger(places) && Number.isSafeInteger(tied);
  if (!isCounted || places < 1 || tied < places) throw invalidResult(result);
  const share = multiply(integerRatio(places), invert(integerRatio(tied)));
  return { value: multiply(price, share), price, result: tied === places ? 'won' : 'partial' };
}

function invalidResult(result: unknown): DomainError {
  return new DomainError('leg_result_invalid', `${JSON.stringify(result)} cannot settle this leg`);
}

/** How a line of these legs ended: one lost leg loses it, and void legs step aside. */
export function lineResult(legs: readonly Pick<LegFactor, 'result'>[]): LineResult {
  const has = (result: LineResult) => legs.some((leg) => leg.result === result);
  if (has('lost')) return 'lost';
  if (has('partial')) return 'partial';
  return has('won') ? 'won' : 'void';
}

/** Factors over one denominator, so that sums of products stay sums of whole numbers. */
export function toCommonScale(factors: readonly LegFactor[]): {
  readonly values: readonly bigint[];
  readonly scale: bigint;
} {
  let scale = 1n;
  for (const { value } of factors) {
    scale *= value.denominator / greatestCommonDivisor(scale, value.denominator);
  }
  const values = factors.map(({ value }) => (value.numerator * scale) / value.denominator);
  return { values, scale };
}
