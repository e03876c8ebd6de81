import * as z from 'zod/mini';
import type { HouseGame } from '../../server/house-game.ts';
import { BLACKJACK_ACTS, type BlackjackAct, playBlackjack } from './rules.ts';

/** Ten-thousandths in half a stake. */
const HALF = 5_000;
/** Two hands of two stakes, both won. */
const MOST = 80_000;

const actOf = (act: number) =>
  (Object.keys(BLACKJACK_ACTS) as BlackjackAct[]).find((name) => BLACKJACK_ACTS[name] === act);

/** The rules of blackjack, as the house runs it. */
export const blackjack: HouseGame<Readonly<Record<string, never>>> = {
  code: 'blackjack',
  name: 'Blackjack',
  category: 'Card Games',
  rtp: { least: 99.43, most: 99.43 },
  bet: z.strictObject({}),
  mostAtOnce: () => MOST,
  leftAct: BLACKJACK_ACTS.stand,
  moreStakes: (act) => (act === BLACKJACK_ACTS.double || act === BLACKJACK_ACTS.split ? 1 : 0),
  standing: (seed, { acts }) => {
    const { hands, active, dealer, may, halves } = playBlackjack(seed, acts);
    const isOver = active === undefined;
    return {
      isOver,
      multiplier: halves * HALF,
      shown: {
        hands: hands.map(({ cards, stakes }) => ({ cards, stakes })),
        dealer: isOver ? dealer : dealer.slice(0, 1),
        ...(isOver ? {} : { active, may }),
      },
    };
  },
  mayAct: ({ acts }, act, seed) => {
    const name = actOf(act);
    return name !== undefined && playBlackjack(seed, acts).may.includes(name);
  },
};
