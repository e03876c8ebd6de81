import type { BattlesDiscipline } from '@touchline/domain/markets';
import { createSheetPricer } from '../pricing/sheet-pricer.ts';
import type { SportModel } from '../sport-model.ts';
import { BATTLES_RULES } from './parameters.ts';
import { createBattlesPricer } from './price-battles.ts';
import { advanceBattles, battlesResult, newBattlesMatch } from './simulate-battles.ts';

/** A discipline of battles: a race for towers in which a lead helps, and kills on the way. */
export function createBattlesModel<Name extends BattlesDiscipline>(sport: Name): SportModel<Name> {
  const { perRating } = BATTLES_RULES[sport];
  const model: SportModel<BattlesDiscipline> = {
    sport,
    // Matches are played on neutral servers: there is no home advantage.
    strengthsFrom: ({ home, away }) => ({ sport, homeEdge: (home - away) * perRating }),
    newMatch: (format) => newBattlesMatch(sport, format),
    priceMatch: createSheetPricer<BattlesDiscipline>(sport, createBattlesPricer(sport)),
    advance: ({ strengths: { homeEdge }, ...match }) => advanceBattles({ ...match, homeEdge }),
    resultOf: battlesResult,
  };
  // Both disciplines have one shape, but for the name in it.
  return model as unknown as SportModel<Name>;
}
