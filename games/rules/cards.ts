import { floatsOf, type RoundSeed } from './fair.ts';

/** A card by its place in the order 2♦ 2♥ 2♠ 2♣ 3♦ … A♣: 0 to 51. */
export type Card = number;

export const DECK = 52;
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export const SUITS = ['♦', '♥', '♠', '♣'] as const;

/** 0 for a two to 12 for an ace. */
export function rankOf(card: Card): number {
  return Math.floor(card / SUITS.length);
}

/** 0 for diamonds, 1 for hearts, 2 for spades, 3 for clubs. */
export function suitOf(card: Card): number {
  return card % SUITS.length;
}

/** A card in a sign: `10♥`. */
export function cardText(card: Card): string {
  return `${RANKS[rankOf(card)] ?? ''}${SUITS[suitOf(card)] ?? ''}`;
}

/** Cards in signs, one after another. */
export function cardsText(cards: readonly Card[]): string {
  return cards.map(cardText).join(' ');
}

/** The first cards of a deck that never ends: each is any of the 52, whatever came before it. */
export function endlessCards(seed: RoundSeed, count: number): readonly Card[] {
  return floatsOf(seed, count).map((float) => Math.floor(float * DECK));
}
