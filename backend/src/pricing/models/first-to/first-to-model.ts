import type { FirstToSport } from '@touchline/domain/markets';
import { createSheetPricer } from '../pricing/sheet-pricer.ts';
import type { SportModel } from '../sport-model.ts';
import { FIRST_TO_RULES } from './parameters.ts';
import { createFirstToPricer } from './price-first-to.ts';
import { advanceFirstTo, newFirstToMatch, firstToResult } from './simulate-first-to.ts';

const STRONGEST = 0.85;

/** Table tennis, badminton, darts and snooker: matches of sets that are races to points, legs or frames. */
export function createFirstToModel<Name extends FirstToSport>(sport: Name): SportModel<Name> {
  const { averageServe, perRating } = FIRST_TO_RULES[sport];
  const within = (share: number) => Math.min(STRONGEST, Math.max(1 - STRONGEST, share));
  const model: SportModel<FirstToSport> = {
    sport,
    // Single players travel from one event to the next: nobody is at home.
    strengthsFrom: ({ home, away }) => ({
      sport,
      homeServe: within(averageServe + (home - away) * perRating),
      awayServe: within(averageServe - (home - away) * perRating),
    }),
    newMatch: (format) => newFirstToMatch(sport, format),
    priceMatch: createSheetPricer<FirstToSport>(sport, createFirstToPricer(sport)),
    advance: advanceFirstTo,
    resultOf: firstToResult,
  };
  // All sports of the first-to family have one shape, but for the name in it.
  return model as unknown as SportModel<Name>;
}
