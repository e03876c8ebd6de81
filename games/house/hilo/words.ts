import type { GameWords } from '../../client/game-words.ts';
import { cardsText } from '../../rules/cards.ts';
import { playHiLo } from './rules.ts';

/** The cards, from the first to the last. */
export const hilo: GameWords = {
  told: ({ cards }) => cardsText((cards ?? []) as readonly number[]),
  computed: (seed, _bet, acts = []) => cardsText(playHiLo(seed, acts).cards),
};
