import * as z from 'zod/mini';
import { CASH_OUT } from '../../rules/acts.ts';
import { RANKS } from '../../rules/cards.ts';
import { multiplierOf } from '../../rules/multiplier.ts';
import type { HouseGame } from '../../server/house-game.ts';
import { HILO_ACTS, isOffered, MOST_CARDS, playHiLo } from './rules.ts';

/** The rules of hi-lo, as the house runs it. */
export const hilo: HouseGame<Readonly<Record<string, never>>> = {
  code: 'hilo',
  name: 'Hi-Lo',
  category: 'Card Games',
  rtp: { least: 98.9, most: 99 },
  bet: z.strictObject({}),
  /** A two is followed by a two. */
  mostAtOnce: () => multiplierOf(99n * BigInt(RANKS.length), 100n),
  standing: (seed, { acts, ...money }) => {
    const { cards, isLost, isCashed, guesses, pays, next } = playHiLo(seed, acts);
    const higher = isOffered(next.higher, money) ? next.higher : undefined;
    const lower = isOffered(next.lower, money) ? next.lower : undefined;
    const isStuck = higher === undefined && lower === undefined;
    const isOver = isLost || isCashed || cards.length === MOST_CARDS || isStuck;
    return {
      isOver,
      multiplier: pays,
      shown: { cards, guesses, isLost, ...(isOver ? {} : { higher, lower }) },
    };
  },
  mayAct: ({ acts, ...money }, act, seed) => {
    const { guesses, next } = playHiLo(seed, acts);
    switch (act) {
      case CASH_OUT:
        return guesses > 0;
      case HILO_ACTS.skip:
        return true;
      case HILO_ACTS.higher:
        return isOffered(next.higher, money);
      case HILO_ACTS.lower:
        return isOffered(next.lower, money);
      default:
        return false;
    }
  },
};
