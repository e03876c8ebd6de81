import { createSheetPricer } from '../pricing/sheet-pricer.ts';
import type { SportModel } from '../sport-model.ts';
import type { StrengthsOf, TeamRatings } from '../strengths.ts';
import { averageRates } from './parameters.ts';
import { createCricketPricer } from './price-cricket.ts';
import { advanceCricket, cricketResult, newCricketMatch } from './simulate-cricket.ts';

/** One rating point scores this share more runs and loses this share fewer wickets. */
const runsPerRating = 0.06;
const wicketsPerRating = 0.06;
const homeAdvantage = 0.015;

/** Batting rates of two sides in a match of twenty overs. */
export function cricketStrengths(ratings: TeamRatings): StrengthsOf<'cricket'> {
  return cricketStrengthsOver(ratings, 'twenty');
}

/** Batting rates of two sides by the length of the match. */
export function cricketStrengthsOver(
  { home, away, neutral }: TeamRatings,
  length: keyof typeof averageRates,
): StrengthsOf<'cricket'> {
  const { runs, wickets } = averageRates[length];
  const edge = ((home - away) * runsPerRating) / 2 + (neutral ? 0 : homeAdvantage);
  const safety = ((home - away) * wicketsPerRating) / 2 + (neutral ? 0 : homeAdvantage);
  return {
    sport: 'cricket',
    homeRunRate: runs * Math.exp(edge),
    awayRunRate: runs * Math.exp(-edge),
    homeWicketRate: wickets * Math.exp(-safety),
    awayWicketRate: wickets * Math.exp(safety),
  };
}

/** Limited-overs cricket as a chain of balls. */
export function createCricketModel(): SportModel<'cricket'> {
  return {
    sport: 'cricket',
    strengthsFrom: cricketStrengths,
    newMatch: newCricketMatch,
    priceMatch: createSheetPricer('cricket', createCricketPricer()),
    advance: advanceCricket,
    resultOf: cricketResult,
  };
}
