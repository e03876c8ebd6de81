import type { LegResult } from '../coupon/index.ts';

/** When the stake of an accumulator comes back as bonus money. */
export interface InsuranceTerms {
  /** Selections that count, at least. */
  readonly minLegs: number;
  /** The lowest price that a selection counts at; decimal text. */
  readonly minCoef: string;
}

/** The insurance of a bet, as agreed when it was placed. */
export interface AgreedInsurance {
  readonly minLegs: number;
  /** The most that comes back, in minor units. */
  readonly maximum: number;
  /** How often the bonus must be wagered, within how many days, and with what bets. */
  readonly wagerTimes: number;
  readonly days: number;
  readonly bonus: { readonly minLegs: number; readonly minCoef: string };
}

/** A leg as its insurance sees it. */
export interface InsuredLeg {
  /** The price taken; decimal text. */
  readonly price: string;
  readonly result: LegResult;
}

/** How far a slip is from being insured. */
export interface InsuranceProgress {
  readonly isInsured: boolean;
  /** Selections that are missing. */
  readonly missing: number;
  /** Selections whose price is too low, by their places: with one of them nothing is insured. */
  readonly tooLow: readonly number[];
}

/** INSURE-1: An accumulator is insured when it has enough legs and each of them is at the lowest price or more. */
export function insuranceProgress(
  { minLegs, minCoef }: InsuranceTerms,
  prices: readonly string[],
): InsuranceProgress {
  const tooLow = prices.flatMap((price, at) => (Number(price) < Number(minCoef) ? [at] : []));
  const missing = Math.max(0, minLegs - prices.length);
  return { isInsured: missing === 0 && tooLow.length === 0, missing, tooLow };
}

/** Why the stake of an insured accumulator does not come back. */
export type InsuranceRefusal = 'several-lost' | 'none-lost' | 'too-few-legs' | 'half-lost';

/**
 * INSURE-2: The stake comes back when exactly one leg is lost and all others are won, once all are decided. A void leg
 * counts as none, so that enough others must be left; half won and a dead heat are won; a half lost leg is neither and
 * ends the insurance.
 * @returns why it does not come back; undefined where it does
 */
export function insuranceRefusal(
  { minLegs }: Pick<InsuranceTerms, 'minLegs'>,
  legs: readonly InsuredLeg[],
): InsuranceRefusal | undefined {
  const counted = legs.filter(({ result }) => result !== 'void');
  const lost = counted.filter(({ result }) => result === 'lost').length;
  if (lost !== 1) {
    return lost === 0 ? 'none-lost' : 'several-lost';
  }
  if (counted.some(({ result }) => result === 'half-lost')) {
    return 'half-lost';
  }
  return counted.length < minLegs ? 'too-few-legs' : undefined;
}
