import * as z from 'zod/mini';
import type { HouseGame } from '../../server/house-game.ts';
import { isLimboTarget, limboPays, playLimbo } from './rules.ts';

/** The rules of limbo, as the house runs it. */
export const limbo: HouseGame<{ readonly target: number }> = {
  code: 'limbo',
  name: 'Limbo',
  category: 'Fast Games',
  rtp: { least: 99, most: 99 },
  bet: z.strictObject({ target: z.int().check(z.refine((target) => isLimboTarget(target))) }),
  mostAtOnce: ({ target }) => limboPays(target),
  standing: (seed, { bet }) => {
    const result = playLimbo(seed);
    return {
      isOver: true,
      multiplier: result >= bet.target ? limboPays(bet.target) : 0,
      shown: { result },
    };
  },
};
