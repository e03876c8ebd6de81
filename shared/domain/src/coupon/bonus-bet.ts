import { ONE, type Ratio, compare, multiply, ratio } from '../exact/ratio.ts';
import { decimalText, roundToDigits } from '../exact/rounding.ts';
import { priceOf } from './leg-factor.ts';
import { findCouponTraits } from './types/coupon-types.ts';

const FEWEST_LEGS = 3;
const LOWEST_PRICE = ratio(11n, 10n);
const LOWEST_TOTAL = ratio(101n, 100n);
const BARRED_KIND = 7;
const MOST_COUNTED = 9;
const BONUS_SPORT = 0;

/** A leg as the rule of the bonus bet sees it. */
export interface BonusBetLeg {
  readonly odds: string;
  /** The market's kind; 7 is barred. */
  readonly kind?: number | undefined;
}

/** Whether a leg of a slip is the bonus bet: of sport 0, or of a bonus type. */
export function isBonusLeg(leg: {
  readonly sportId?: number | undefined;
  readonly isBonusType?: boolean | undefined;
}): boolean {
  return leg.sportId === BONUS_SPORT || leg.isBonusType === true;
}

/** The odds of the bonus leg by the number of other legs: 1 + count/100 for 1 to 9 of them, else 1.1. */
export function bonusBetOdds(count: number): string {
  return decimalText(roundToDigits(bonusBetRatio(count), 2), 2);
}

/**
 * Whether a coupon earns the bonus leg: allowed by configuration, an express of at least three
 * legs, each at 1.1 or more and none of kind 7, with total odds of at least 1.01. The legs are those
 * without the bonus leg. Throws `odds_malformed` and `odds_out_of_range`.
 */
export function isBonusBetEarned({
  isAllowed,
  type,
  legs,
}: {
  readonly isAllowed: boolean;
  readonly type: number;
  readonly legs: readonly BonusBetLeg[];
}): boolean {
  if (!isAllowed || legs.length < FEWEST_LEGS) return false;
  if (!findCouponTraits(type)?.earnsBonuses) return false;
  const prices = legs.map((leg) => priceOf(leg.odds).price);
  const total = prices.reduce(multiply, ONE);
  return (
    legs.every(({ kind }) => kind !== BARRED_KIND) &&
    prices.every((price) => compare(price, LOWEST_PRICE) >= 0) &&
    compare(total, LOWEST_TOTAL) >= 0
  );
}

/**
 * What the bonus leg makes of an express by its number of legs: void legs no longer count, and
 * with fewer than three left there is no bonus.
 */
export function bonusFactor(validLegs: number): Ratio {
  return validLegs < FEWEST_LEGS ? ONE : bonusBetRatio(validLegs);
}

function bonusBetRatio(count: number): Ratio {
  const isCounted = count >= 1 && count <= MOST_COUNTED;
  return isCounted ? ratio(BigInt(100 + count), 100n) : LOWEST_PRICE;
}
