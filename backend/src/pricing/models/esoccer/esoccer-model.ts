import { createSheetPricer } from '../pricing/sheet-pricer.ts';
import type { SportModel } from '../sport-model.ts';
import { AVERAGE_GOALS, GOALS_PER_RATING } from './parameters.ts';
import { createEsoccerPricer } from './price-esoccer.ts';
import { advanceEsoccer, esoccerResult, newEsoccerMatch } from './simulate-esoccer.ts';

/** Football on a console, by Poisson goals at a constant rate through both halves. */
export function createEsoccerModel(): SportModel<'esoccer'> {
  return {
    sport: 'esoccer',
    // Nobody plays at home.
    strengthsFrom: ({ home, away }) => {
      const edge = Math.exp((home - away) * GOALS_PER_RATING);
      return {
        sport: 'esoccer',
        homeGoals: AVERAGE_GOALS * edge,
        awayGoals: AVERAGE_GOALS / edge,
      };
    },
    newMatch: newEsoccerMatch,
    priceMatch: createSheetPricer('esoccer', createEsoccerPricer()),
    advance: advanceEsoccer,
    resultOf: esoccerResult,
  };
}
