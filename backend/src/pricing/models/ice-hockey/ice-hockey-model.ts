import { createSheetPricer } from '../pricing/sheet-pricer.ts';
import type { SportModel } from '../sport-model.ts';
import type { StrengthsOf, TeamRatings } from '../strengths.ts';
import { averageAwayGoals, averageHomeGoals } from './parameters.ts';
import { createIceHockeyPricer } from './price-ice-hockey.ts';
import { advanceIceHockey, iceHockeyResult, newIceHockeyMatch } from './simulate-ice-hockey.ts';

/** One standard deviation of rating multiplies a side's goals by e^0.16, and divides the other's. */
const goalsPerRating = 0.16;

/** Goal expectancies of two sides: log-linear in the difference of their ratings. */
export function iceHockeyStrengths({
  home,
  away,
  neutral,
}: TeamRatings): StrengthsOf<'ice-hockey'> {
  const level = (averageHomeGoals + averageAwayGoals) / 2;
  const edge = Math.exp((home - away) * goalsPerRating);
  return {
    sport: 'ice-hockey',
    homeGoals: (neutral ? level : averageHomeGoals) * edge,
    awayGoals: (neutral ? level : averageAwayGoals) / edge,
  };
}

/** Ice hockey by Poisson goals in three periods, with overtime and shoot-out. */
export function createIceHockeyModel(): SportModel<'ice-hockey'> {
  return {
    sport: 'ice-hockey',
    strengthsFrom: iceHockeyStrengths,
    newMatch: newIceHockeyMatch,
    priceMatch: createSheetPricer('ice-hockey', createIceHockeyPricer()),
    advance: advanceIceHockey,
    resultOf: iceHockeyResult,
  };
}
