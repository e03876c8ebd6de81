import { createSheetPricer } from '../pricing/sheet-pricer.ts';
import type { SportModel } from '../sport-model.ts';
import type { StrengthsOf, TeamRatings } from '../strengths.ts';
import { createVolleyballPricer } from './price-volleyball.ts';
import { advanceVolleyball, newVolleyballMatch, volleyballResult } from './simulate-volleyball.ts';

/** An average side wins this share of rallies on its own serve; receiving is the stronger role. */
const averageServe = 0.38;
const servePerRating = 0.016;
const homeAdvantage = 0.006;
const strongest = 0.6;
const weakest = 0.2;

/** Rallies won on serve by two sides. */
export function volleyballStrengths({
  home,
  away,
  neutral,
}: TeamRatings): StrengthsOf<'volleyball'> {
  const edge = (home - away) * servePerRating + (neutral ? 0 : homeAdvantage);
  const within = (serve: number): number => Math.min(strongest, Math.max(weakest, serve));
  return {
    sport: 'volleyball',
    homeServe: within(averageServe + edge),
    awayServe: within(averageServe - edge),
  };
}

/** Volleyball as a chain of rallies. */
export function createVolleyballModel(): SportModel<'volleyball'> {
  return {
    sport: 'volleyball',
    strengthsFrom: volleyballStrengths,
    newMatch: newVolleyballMatch,
    priceMatch: createSheetPricer('volleyball', createVolleyballPricer()),
    advance: advanceVolleyball,
    resultOf: volleyballResult,
  };
}
