import { createSheetPricer } from '../pricing/sheet-pricer.ts';
import type { SportModel } from '../sport-model.ts';
import type { StrengthsOf, TeamRatings } from '../strengths.ts';
import { averageAwayPoints, averageHomePoints } from './parameters.ts';
import { createBasketballPricer } from './price-basketball.ts';
import { advanceBasketball, basketballResult, newBasketballMatch } from './simulate-basketball.ts';

/** One standard deviation of rating is worth this many points to a side, and as many off the other. */
const pointsPerRating = 2.5;

/** Expected points of two sides: linear in the difference of their ratings. */
export function basketballStrengths({
  home,
  away,
  neutral,
}: TeamRatings): StrengthsOf<'basketball'> {
  const level = (averageHomePoints + averageAwayPoints) / 2;
  const edge = (home - away) * pointsPerRating;
  return {
    sport: 'basketball',
    homePoints: (neutral ? level : averageHomePoints) + edge,
    awayPoints: (neutral ? level : averageAwayPoints) - edge,
  };
}

/** Basketball by possessions: score difference and total are all but normal over a match. */
export function createBasketballModel(): SportModel<'basketball'> {
  return {
    sport: 'basketball',
    strengthsFrom: basketballStrengths,
    newMatch: newBasketballMatch,
    priceMatch: createSheetPricer('basketball', createBasketballPricer()),
    advance: advanceBasketball,
    resultOf: basketballResult,
  };
}
