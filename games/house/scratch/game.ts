import * as z from 'zod/mini';
import type { HouseGame } from '../../server/house-game.ts';
import { drawTicket, scratchPays, UNCOVER } from './rules.ts';
import { SCRATCH_PRIZES } from './tables.ts';

const MOST = Math.max(...SCRATCH_PRIZES.map(({ stakes }) => stakes));

/** The rules of scratch cards, as the house runs them: bought at once, and over when it is uncovered. */
export const scratch: HouseGame<Readonly<Record<string, never>>> = {
  code: 'scratch',
  name: 'Scratch Card',
  category: 'Scratch Cards',
  rtp: { least: 95, most: 95 },
  bet: z.strictObject({}),
  mostAtOnce: () => scratchPays(MOST),
  standing: (seed, { acts }) => {
    const { number, fields, prize } = drawTicket(seed);
    return {
      isOver: acts.includes(UNCOVER),
      multiplier: scratchPays(prize),
      shown: { number, fields },
    };
  },
  mayAct: (_played, act) => act === UNCOVER,
};
