import * as z from 'zod/mini';
import type { HouseGame } from '../../server/house-game.ts';
import { drawPoker, HAND, handAfter, HOLD_ALL, nameOfHand, PAYS } from './rules.ts';

const SCALE = 10_000;

/** The rules of video poker, as the house runs it: jacks or better. */
export const videoPoker: HouseGame<Readonly<Record<string, never>>> = {
  code: 'video-poker',
  name: 'Video Poker',
  category: 'Video Poker',
  rtp: { least: 99.543, most: 99.543 },
  bet: z.strictObject({}),
  mostAtOnce: () => PAYS.royalFlush * SCALE,
  leftAct: HOLD_ALL,
  standing: (seed, { acts }) => {
    const cards = drawPoker(seed);
    const [held] = acts;
    const hand = held === undefined ? cards.slice(0, HAND) : handAfter(cards, held);
    const name = nameOfHand(hand);
    return {
      isOver: held !== undefined,
      multiplier: PAYS[name] * SCALE,
      shown: { hand, name, ...(held !== undefined && { dealt: cards.slice(0, HAND), held }) },
    };
  },
  mayAct: ({ acts }, act) => acts.length === 0 && act >= 0 && act <= HOLD_ALL,
};
