import type { SportModel } from '../sport-model.ts';
import type { StrengthsOf, TeamRatings } from '../strengths.ts';
import { createSheetPricer } from '../pricing/sheet-pricer.ts';
import { averageAwayGoals, averageHomeGoals } from './parameters.ts';
import { createFootballJoint } from './joint-football.ts';
import { createFootballPricer } from './price-football.ts';
import { advanceFootball, footballResult, newFootballMatch } from './simulate-football.ts';

/** One standard deviation of rating multiplies a side's goals by e^0.25 and divides its opponent's. */
const goalsPerRating = 0.25;

/** Goal expectancies of two sides: log-linear in the difference of their ratings. */
export function footballStrengths({ home, away, neutral }: TeamRatings): StrengthsOf<'football'> {
  const level = (averageHomeGoals + averageAwayGoals) / 2;
  const edge = Math.exp((home - away) * goalsPerRating);
  return {
    sport: 'football',
    homeGoals: (neutral ? level : averageHomeGoals) * edge,
    awayGoals: (neutral ? level : averageAwayGoals) / edge,
  };
}

/** Football by Poisson goals with the Dixon–Coles dependence of low scores, before and in play. */
export function createFootballModel(): SportModel<'football'> {
  return {
    sport: 'football',
    strengthsFrom: footballStrengths,
    newMatch: newFootballMatch,
    priceMatch: createSheetPricer('football', createFootballPricer()),
    advance: advanceFootball,
    resultOf: footballResult,
    jointOf: createFootballJoint(),
  };
}
