import { type Card, DECK, rankOf, suitOf } from '../../rules/cards.ts';
import { drawWithout, type RoundSeed } from '../../rules/fair.ts';

export const HAND = 5;
/** An act says which cards are held: a bit a card, the first card's is 1. */
export const HOLD_ALL = 2 ** HAND - 1;

/** What is paid, best first, in stakes with the stake included. */
export const PAYS = {
  royalFlush: 800,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  threeOfAKind: 3,
  twoPair: 2,
  jacksOrBetter: 1,
  nothing: 0,
} as const;
export type HandName = keyof typeof PAYS;

const JACK = 9;
/** Of a straight from ace to five: ranks 12, 3, 2, 1, 0. */
const WHEEL = 0b1_0000_0000_1111;
const ROYAL = 0b1_1111_0000_0000;

/** The ten cards of a round: five are dealt, the others take the places of those not held, in their order. */
export function drawPoker(seed: RoundSeed): readonly Card[] {
  return drawWithout(seed, { from: DECK, count: 2 * HAND });
}

/** The hand after the draw. */
export function handAfter(cards: readonly Card[], held: number): readonly Card[] {
  let next = HAND;
  return cards
    .slice(0, HAND)
    .map((card, at) => ((held >> at) & 1 ? card : (cards[next++] ?? card)));
}

function isStraight(ranks: number): boolean {
  return ranks === WHEEL || ranks / (ranks & -ranks) === 0b1_1111;
}

/** What five cards are. */
export function nameOfHand(cards: readonly Card[]): HandName {
  const counts = new Uint8Array(13);
  let ranks = 0;
  let suits = 0;
  for (const card of cards) {
    const rank = rankOf(card);
    counts[rank] = (counts[rank] ?? 0) + 1;
    ranks |= 1 << rank;
    suits |= 1 << suitOf(card);
  }
  let [most, pairs, highPairs] = [0, 0, 0];
  for (let rank = 0; rank < counts.length; rank += 1) {
    const count = counts[rank] ?? 0;
    most = Math.max(most, count);
    pairs += count === 2 ? 1 : 0;
    highPairs += count === 2 && rank >= JACK ? 1 : 0;
  }
  if (most === 1) {
    const isFlush = (suits & (suits - 1)) === 0;
    if (isStraight(ranks)) {
      return isFlush ? (ranks === ROYAL ? 'royalFlush' : 'straightFlush') : 'straight';
    }
    return isFlush ? 'flush' : 'nothing';
  }
  if (most === 4) {
    return 'fourOfAKind';
  }
  if (most === 3) {
    return pairs === 1 ? 'fullHouse' : 'threeOfAKind';
  }
  return pairs === 2 ? 'twoPair' : highPairs === 1 ? 'jacksOrBetter' : 'nothing';
}
