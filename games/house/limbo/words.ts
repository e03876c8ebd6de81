import type { GameWords } from '../../client/game-words.ts';
import { playLimbo } from './rules.ts';

const written = (hundredths: number) => `${(hundredths / 100).toFixed(2)}×`;

/** The multiplier that was drawn. */
export const limbo: GameWords = {
  told: ({ result }) => written(Number(result)),
  computed: (seed) => written(playLimbo(seed)),
};
