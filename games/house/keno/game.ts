import * as z from 'zod/mini';
import type { HouseGame } from '../../server/house-game.ts';
import { drawKeno, KENO_DRAWN, KENO_NUMBERS, kenoHits, kenoPays } from './rules.ts';

/** The rules of keno, as the house runs it. */
export const keno: HouseGame<{ readonly numbers: readonly number[] }> = {
  code: 'keno',
  name: 'Keno',
  category: 'Keno',
  rtp: { least: 98.97, most: 99.04 },
  bet: z.strictObject({
    numbers: z
      .array(z.int().check(z.gte(1), z.lte(KENO_NUMBERS)))
      .check(
        z.minLength(1),
        z.maxLength(KENO_DRAWN),
        z.refine((numbers) => new Set(numbers).size === numbers.length),
      ),
  }),
  mostAtOnce: ({ numbers }) => Math.max(...kenoPays(numbers.length)),
  standing: (seed, { bet }) => {
    const drawn = drawKeno(seed);
    const hits = kenoHits(bet.numbers, drawn);
    return {
      isOver: true,
      multiplier: kenoPays(bet.numbers.length)[hits.length] ?? 0,
      shown: { drawn },
    };
  },
};
