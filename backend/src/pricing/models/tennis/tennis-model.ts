import { createSheetPricer } from '../pricing/sheet-pricer.ts';
import type { SportModel } from '../sport-model.ts';
import type { StrengthsOf, TeamRatings } from '../strengths.ts';
import { createTennisPricer } from './price-tennis.ts';
import { advanceTennis, newTennisMatch, tennisResult } from './simulate-tennis.ts';

/** An average player wins this share of points on serve; each rating point adds to it. */
const averageServe = 0.635;
const servePerRating = 0.018;
const strongest = 0.85;
const weakest = 0.45;

/** Points won on serve by two players; there is no home advantage. */
export function tennisStrengths({ home, away }: TeamRatings): StrengthsOf<'tennis'> {
  const edge = (home - away) * servePerRating;
  const within = (serve: number): number => Math.min(strongest, Math.max(weakest, serve));
  return {
    sport: 'tennis',
    homeServe: within(averageServe + edge),
    awayServe: within(averageServe - edge),
  };
}

/** Tennis as a chain of points on serve. */
export function createTennisModel(): SportModel<'tennis'> {
  return {
    sport: 'tennis',
    strengthsFrom: tennisStrengths,
    newMatch: newTennisMatch,
    priceMatch: createSheetPricer('tennis', createTennisPricer()),
    advance: advanceTennis,
    resultOf: tennisResult,
  };
}
