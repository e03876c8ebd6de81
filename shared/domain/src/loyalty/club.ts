import type { ClubLevel } from './club-levels.ts';
import { CLUB_LEVELS } from './club-levels.ts';
import { convertedSum, type ConvertibleAmount } from '../money/convert-money.ts';
import { currencyExponent } from '../money/currency.ts';

/** What the operator has set about points. */
export interface ClubRules {
  /** In which stakes are counted; others are converted at the rates of the bet's day. */
  readonly currency: string;
  /** Points for one major unit of it. */
  readonly pointsPerUnit: number;
  /** Every leg must be at this price or more; plain decimal. */
  readonly minCoef: string;
}

/** Points from which a level is reached, for each level. */
export type ClubThresholds = Readonly<Record<ClubLevel, number>>;

/** The part of a stake that counts for the club, in minor units of the club's currency. */
export function clubStake(
  stake: ConvertibleAmount,
  { lowestPrice, rules }: { readonly lowestPrice: string; readonly rules: ClubRules },
): number {
  return Number(lowestPrice) < Number(rules.minCoef) ? 0 : convertedSum([stake], rules.currency);
}

/** Whole points for a stake that counts, in minor units of the club's currency; rounded down. */
export function clubPoints(stake: number, { currency, pointsPerUnit }: ClubRules): number {
  const unit = 10n ** BigInt(currencyExponent(currency));
  return Number((BigInt(stake) * BigInt(pointsPerUnit)) / unit);
}

/** The highest level that so many points reach. */
export function levelOfPoints(points: number, thresholds: ClubThresholds): ClubLevel {
  return CLUB_LEVELS.findLast((level) => points >= thresholds[level]) ?? CLUB_LEVELS[0];
}

/** The higher of two levels: a level that was reached is kept, whatever becomes of points or rules. */
export function higherLevel(one: ClubLevel, other: ClubLevel): ClubLevel {
  return CLUB_LEVELS.indexOf(one) >= CLUB_LEVELS.indexOf(other) ? one : other;
}

/** The level after one; undefined for the last. */
export function nextLevel(level: ClubLevel): ClubLevel | undefined {
  return CLUB_LEVELS[CLUB_LEVELS.indexOf(level) + 1];
}
