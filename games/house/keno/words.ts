import type { GameWords } from '../../client/game-words.ts';
import { drawKeno, kenoHits } from './rules.ts';

const written = (drawn: readonly number[]) => drawn.join(' ');

/** The numbers in the order in which they were drawn, and how many of a bet's were hit. */
export const keno: GameWords = {
  told: ({ drawn }) => written(drawn as readonly number[]),
  computed: (seed) => written(drawKeno(seed)),
  verdict: (seed, bet) => {
    const numbers = (bet['numbers'] ?? []) as readonly number[];
    return `(${kenoHits(numbers, drawKeno(seed)).length}/${numbers.length})`;
  },
};
