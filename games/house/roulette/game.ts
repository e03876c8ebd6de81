import * as z from 'zod/mini';
import { multiplierOf } from '../../rules/multiplier.ts';
import type { HouseGame } from '../../server/house-game.ts';
import { type Chips, chipsReturn, mostReturn, spinRoulette, staked } from './rules.ts';
import { SPOTS, spotOf } from './spots.ts';

/** The rules of roulette, as the house runs it. */
export const roulette: HouseGame<{ readonly chips: Chips }> = {
  code: 'roulette',
  name: 'Roulette',
  category: 'Table Games',
  rtp: { least: 97.297, most: 97.297 },
  bet: z.strictObject({
    chips: z
      .record(z.string(), z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER / 64)))
      .check(
        z.refine((chips) => {
          const codes = Object.keys(chips);
          return codes.length > 0 && codes.length <= SPOTS.length && codes.every(spotOf);
        }),
      ),
  }),
  stakeOf: ({ chips }) => staked(chips),
  mostAtOnce: ({ chips }) => multiplierOf(BigInt(mostReturn(chips)), BigInt(staked(chips))) + 1,
  standing: (seed, { bet: { chips } }) => {
    const number = spinRoulette(seed);
    const win = chipsReturn(chips, number);
    return {
      isOver: true,
      multiplier: multiplierOf(BigInt(win), BigInt(staked(chips))),
      win,
      shown: { number },
    };
  },
};
