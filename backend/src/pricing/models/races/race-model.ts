import type { RaceSport } from '@touchline/domain/markets';
import { createSheetPricer } from '../pricing/sheet-pricer.ts';
import type { SportModel } from '../sport-model.ts';
import { RACE_RULES } from './parameters.ts';
import { createRacePricer } from './price-races.ts';
import { advanceRace, newRaceMatch, raceResult } from './simulate-races.ts';

const STRONGEST = 0.85;

/** Table tennis, badminton, darts and snooker: matches of sets that are races to points, legs or frames. */
export function createRaceModel<Name extends RaceSport>(sport: Name): SportModel<Name> {
  const { averageServe, perRating } = RACE_RULES[sport];
  const within = (share: number) => Math.min(STRONGEST, Math.max(1 - STRONGEST, share));
  const model: SportModel<RaceSport> = {
    sport,
    // Single players travel from one event to the next: nobody is at home.
    strengthsFrom: ({ home, away }) => ({
      sport,
      homeServe: within(averageServe + (home - away) * perRating),
      awayServe: within(averageServe - (home - away) * perRating),
    }),
    newMatch: (format) => newRaceMatch(sport, format),
    priceMatch: createSheetPricer<RaceSport>(sport, createRacePricer(sport)),
    advance: advanceRace,
    resultOf: raceResult,
  };
  // All sports of races have one shape, but for the name in it.
  return model as unknown as SportModel<Name>;
}
