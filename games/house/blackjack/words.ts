import type { GameWords } from '../../client/game-words.ts';
import { type Card, cardsText } from '../../rules/cards.ts';
import { playBlackjack } from './rules.ts';

const written = (hands: readonly { readonly cards: readonly Card[] }[], dealer: readonly Card[]) =>
  `${hands.map(({ cards }) => cardsText(cards)).join(' + ')} : ${cardsText(dealer)}`;

/** The player's hands, then the dealer's. */
export const blackjack: GameWords = {
  told: ({ hands, dealer }) =>
    written((hands ?? []) as readonly { cards: Card[] }[], (dealer ?? []) as readonly Card[]),
  computed: (seed, _bet, acts = []) => {
    const { hands, dealer, active } = playBlackjack(seed, acts);
    return written(hands, active === undefined ? dealer : dealer.slice(0, 1));
  },
};
