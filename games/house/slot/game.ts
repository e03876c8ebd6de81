import * as z from 'zod/mini';
import type { HouseGame } from '../../server/house-game.ts';
import { SLOT_MOST, slotPays, slotWins, spinSlot, windowOf } from './rules.ts';
import { SLOT_LINES } from './tables.ts';

/** The rules of the slot, as the house runs it. */
export const slot: HouseGame<Readonly<Record<string, never>>> = {
  code: 'slot',
  name: 'Five Strips',
  category: 'Video Slots',
  rtp: { least: 96.03, most: 96.03 },
  bet: z.strictObject({}),
  mostAtOnce: () => (SLOT_MOST * 10_000) / SLOT_LINES.length,
  standing: (seed) => {
    const stops = spinSlot(seed);
    return { isOver: true, multiplier: slotPays(slotWins(windowOf(stops))), shown: { stops } };
  },
};
