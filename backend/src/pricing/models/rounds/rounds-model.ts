import type { RoundsDiscipline } from '@touchline/domain/markets';
import { createSheetPricer } from '../pricing/sheet-pricer.ts';
import type { SportModel } from '../sport-model.ts';
import { ROUNDS_RULES } from './parameters.ts';
import { createRoundsPricer } from './price-rounds.ts';
import { advanceRounds, newRoundsMatch, roundsResult } from './simulate-rounds.ts';

/** A discipline of rounds: maps to thirteen, overtime, and what both sides can afford. */
export function createRoundsModel<Name extends RoundsDiscipline>(sport: Name): SportModel<Name> {
  const { perRating } = ROUNDS_RULES[sport];
  const model: SportModel<RoundsDiscipline> = {
    sport,
    // Matches are played on neutral servers: there is no home advantage.
    strengthsFrom: ({ home, away }) => ({ sport, homeEdge: (home - away) * perRating }),
    newMatch: (format) => newRoundsMatch(sport, format),
    priceMatch: createSheetPricer<RoundsDiscipline>(sport, createRoundsPricer(sport)),
    advance: ({ strengths: { homeEdge }, ...match }) => advanceRounds({ ...match, homeEdge }),
    resultOf: roundsResult,
  };
  // All disciplines of rounds have one shape, but for the name in it.
  return model as unknown as SportModel<Name>;
}
