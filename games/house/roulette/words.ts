import type { GameWords } from '../../client/game-words.ts';
import { spinRoulette } from './rules.ts';

/** The number that came. */
export const roulette: GameWords = {
  told: ({ number }) => String(number),
  computed: (seed) => String(spinRoulette(seed)),
};
