import type { TurnsSport } from '@touchline/domain/markets';
import { createSheetPricer } from '../pricing/sheet-pricer.ts';
import type { SportModel } from '../sport-model.ts';
import { TURNS_RULES } from './parameters.ts';
import { createTurnsPricer } from './price-turns.ts';
import { advanceTurns, newTurnsMatch, turnsResult } from './simulate-turns.ts';

/** However weak, a side expects this share of an average one's points at least. */
const WEAKEST = 0.3;
/** However strong, a side expects this many times an average one's points at most. */
const STRONGEST = 1.75;

/** Handball, rugby and American football: sides that attack in turns, with points of each attack. */
export function createTurnsModel<Name extends TurnsSport>(sport: Name): SportModel<Name> {
  const { averageHome, averageAway, perRating } = TURNS_RULES[sport];
  const level = (averageHome + averageAway) / 2;
  const within = (points: number) => Math.min(level * STRONGEST, Math.max(level * WEAKEST, points));
  const model: SportModel<TurnsSport> = {
    sport,
    strengthsFrom: ({ home, away, neutral }) => {
      const edge = (home - away) * perRating;
      return {
        sport,
        homePoints: within((neutral ? level : averageHome) + edge),
        awayPoints: within((neutral ? level : averageAway) - edge),
      };
    },
    newMatch: () => newTurnsMatch(sport),
    priceMatch: createSheetPricer<TurnsSport>(sport, createTurnsPricer(sport)),
    advance: advanceTurns,
    resultOf: turnsResult,
  };
  // All sports of turns have one shape, but for the name in it.
  return model as unknown as SportModel<Name>;
}
