import * as z from 'zod/mini';
import type { HouseGame } from '../../server/house-game.ts';
import { dropBall, pathText, type PlinkoBet, plinkoPays, plinkoSlots } from './rules.ts';
import { PLINKO_RISKS, PLINKO_ROWS } from './tables.ts';

/** The rules of plinko, as the house runs it. */
export const plinko: HouseGame<PlinkoBet> = {
  code: 'plinko',
  name: 'Plinko',
  category: 'Fast Games',
  rtp: { least: 98.98, most: 99 },
  bet: z.strictObject({
    rows: z.int().check(z.gte(PLINKO_ROWS.least), z.lte(PLINKO_ROWS.most)),
    risk: z.enum(PLINKO_RISKS),
  }),
  mostAtOnce: (bet) => plinkoSlots(bet)[0] ?? 0,
  standing: (seed, { bet }) => {
    const path = dropBall(seed, bet.rows);
    return { isOver: true, multiplier: plinkoPays(bet, path), shown: { path: pathText(path) } };
  },
};
