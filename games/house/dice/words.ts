import type { GameWords } from '../../client/game-words.ts';
import { type DiceBet, rollDice, winsDice } from './rules.ts';

const written = (roll: number) => (roll / 100).toFixed(2);

/** A roll, and whether it wins where a bet is known. */
export const dice: GameWords = {
  told: ({ roll }) => written(Number(roll)),
  computed: (seed) => written(rollDice(seed)),
  verdict: (seed, bet) => (winsDice(bet as unknown as DiceBet, rollDice(seed)) ? '✓' : '✗'),
};
