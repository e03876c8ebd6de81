import * as z from 'zod/mini';
import { CASH_OUT } from '../../rules/acts.ts';
import type { HouseGame } from '../../server/house-game.ts';
import {
  CRASH_TARGET,
  crashPays,
  crashPoint,
  FLIGHT_CUT,
  FLIGHT_END,
  LEAST_CASH_OUT,
  leavesAt,
} from './rules.ts';

const MULTIPLIER_A_HUNDREDTH = 100;
const UNDECIDED = 100;

/** The rules of crash, as the house runs it. Of a round its flight gives the hash as seed and the salt as client's. */
export const crash: HouseGame<{ readonly target?: number | undefined }> = {
  code: 'crash',
  name: 'Crash',
  category: 'Crash Games',
  rtp: { least: 98.97, most: 99 },
  isShared: true,
  bet: z.strictObject({
    target: z.optional(z.int().check(z.gte(CRASH_TARGET.least), z.lte(CRASH_TARGET.most))),
  }),
  mostAtOnce: ({ target = LEAST_CASH_OUT }) => target * MULTIPLIER_A_HUNDREDTH,
  standing: ({ server, client }, { bet, acts, stake, mostWin }) => {
    const point = crashPoint(server, client);
    const leaves = leavesAt({ target: bet.target, stake, mostWin });
    const pays = crashPays(acts[0], { leaves, point });
    const isEnded = acts.some((act) => act === FLIGHT_END || act === FLIGHT_CUT);
    return {
      isOver: pays !== undefined,
      multiplier: (pays ?? UNDECIDED) * MULTIPLIER_A_HUNDREDTH,
      shown: isEnded ? { point, isCut: acts.includes(FLIGHT_CUT) } : {},
    };
  },
  mayAct: ({ acts }, act) => act === CASH_OUT && acts.length === 0,
};
