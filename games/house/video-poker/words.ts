import type { GameWords } from '../../client/game-words.ts';
import { cardsText } from '../../rules/cards.ts';
import { drawPoker, HAND, handAfter, HOLD_ALL } from './rules.ts';

const written = (dealt: readonly number[], hand: readonly number[]) =>
  `${cardsText(dealt)} → ${cardsText(hand)}`;

/** The five cards that were dealt, and those after the draw. */
export const videoPoker: GameWords = {
  told: ({ dealt, hand }) =>
    written((dealt ?? hand ?? []) as readonly number[], (hand ?? []) as readonly number[]),
  computed: (seed, _bet, [held = HOLD_ALL] = []) => {
    const cards = drawPoker(seed);
    return written(cards.slice(0, HAND), handAfter(cards, held));
  },
};
