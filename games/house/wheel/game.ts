import * as z from 'zod/mini';
import type { HouseGame } from '../../server/house-game.ts';
import { turnWheel, type WheelBet, wheelPays } from './rules.ts';
import { WHEEL_RISKS, WHEEL_SEGMENTS } from './tables.ts';

/** The rules of the wheel, as the house runs it. */
export const wheel: HouseGame<WheelBet> = {
  code: 'wheel',
  name: 'Wheel',
  category: 'Fast Games',
  rtp: { least: 99, most: 99 },
  bet: z.strictObject({ segments: z.literal(WHEEL_SEGMENTS), risk: z.enum(WHEEL_RISKS) }),
  mostAtOnce: (bet) => Math.max(...wheelPays(bet)),
  standing: (seed, { bet }) => {
    const segment = turnWheel(seed, bet.segments);
    return { isOver: true, multiplier: wheelPays(bet)[segment] ?? 0, shown: { segment } };
  },
};
