import { createSheetPricer } from '../pricing/sheet-pricer.ts';
import type { SportModel } from '../sport-model.ts';
import { AVERAGE_REACH, HOME_REACH, REACH_PER_RATING } from './parameters.ts';
import { createBaseballPricer } from './price-baseball.ts';
import { advanceBaseball, baseballResult, newBaseballMatch } from './simulate-baseball.ts';

/** Baseball as a chain of plate appearances over outs and bases. */
export function createBaseballModel(): SportModel<'baseball'> {
  return {
    sport: 'baseball',
    strengthsFrom: ({ home, away, neutral }) => {
      const edge = (home - away) * REACH_PER_RATING;
      const atHome = neutral ? 0 : HOME_REACH;
      return {
        sport: 'baseball',
        homeReach: AVERAGE_REACH + atHome + edge,
        awayReach: AVERAGE_REACH - atHome - edge,
      };
    },
    newMatch: newBaseballMatch,
    priceMatch: createSheetPricer('baseball', createBaseballPricer()),
    advance: advanceBaseball,
    resultOf: baseballResult,
  };
}
