import * as z from 'zod/mini';
import type { HouseGame } from '../../server/house-game.ts';
import { type DiceBet, diceChance, dicePays, isDiceBet, rollDice, winsDice } from './rules.ts';

/** The rules of dice, as the house runs it. */
export const dice: HouseGame<DiceBet> = {
  code: 'dice',
  name: 'Dice',
  category: 'Fast Games',
  rtp: { least: 98.97, most: 98.99 },
  bet: z
    .strictObject({ side: z.enum(['under', 'over']), mark: z.int() })
    .check(z.refine((bet) => isDiceBet(bet))),
  mostAtOnce: dicePays,
  standing: (seed, { bet }) => {
    const roll = rollDice(seed);
    const isWon = winsDice(bet, roll);
    return {
      isOver: true,
      multiplier: isWon ? dicePays(bet) : 0,
      shown: { roll, chance: diceChance(bet) },
    };
  },
};
