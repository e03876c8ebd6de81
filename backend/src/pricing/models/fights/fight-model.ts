import type { FightSport } from '@touchline/domain/markets';
import { createSheetPricer } from '../pricing/sheet-pricer.ts';
import type { SportModel } from '../sport-model.ts';
import { FIGHT_RULES } from './parameters.ts';
import { createFightPricer } from './price-fights.ts';
import { advanceFight, fightResult, newFight } from './simulate-fights.ts';

/** Boxing and mixed martial arts: a stoppage at a constant rate, else rounds and the judges. */
export function createFightModel<Name extends FightSport>(sport: Name): SportModel<Name> {
  const { perRating, perRatingInRound } = FIGHT_RULES[sport];
  const share = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));
  const model: SportModel<FightSport> = {
    sport,
    // Fights are held where the promoter wants them: nobody is at home.
    strengthsFrom: ({ home, away }) => ({
      sport,
      homeStops: share((home - away) * perRating),
      homeRound: share((home - away) * perRatingInRound),
    }),
    newMatch: (format) => newFight(sport, format),
    priceMatch: createSheetPricer<FightSport>(sport, createFightPricer(sport)),
    advance: advanceFight,
    resultOf: fightResult,
  };
  // Both sports have one shape, but for the name in it.
  return model as unknown as SportModel<Name>;
}
