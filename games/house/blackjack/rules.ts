import { type Card, endlessCards, rankOf } from '../../rules/cards.ts';
import type { RoundSeed } from '../../rules/fair.ts';

export const BLACKJACK_ACTS = { hit: 0, stand: 1, double: 2, split: 3 } as const;
export type BlackjackAct = keyof typeof BLACKJACK_ACTS;

const BEST = 21;
const DEALER_STANDS = 17;
const ACE = 12;
const NINE = 7;
/** Two hands of 21 aces each and a dealer's need no more. */
const MOST_CARDS = 64;

/** What a card counts: an ace 1, pictures 10. */
export function worth(card: Card): number {
  const rank = rankOf(card);
  return rank === ACE ? 1 : rank > NINE ? 10 : rank + 2;
}

/** The best count of cards, and whether an ace counts 11 in it. */
export function countOf(cards: readonly Card[]): {
  readonly total: number;
  readonly isSoft: boolean;
} {
  const least = cards.reduce((sum, card) => sum + worth(card), 0);
  const isSoft = least + 10 <= BEST && cards.some((card) => worth(card) === 1);
  return { total: isSoft ? least + 10 : least, isSoft };
}

function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && countOf(cards).total === BEST;
}

export interface Hand {
  readonly cards: Card[];
  /** Times the stake. */
  stakes: number;
  isEnded: boolean;
}

/** How a round stands. */
export interface Blackjack {
  readonly hands: readonly Readonly<Hand>[];
  /** The hand whose turn it is; undefined when the round is over. */
  readonly active: number | undefined;
  /** All of the dealer's: the second is face down until the round is over. */
  readonly dealer: readonly Card[];
  readonly may: readonly BlackjackAct[];
  /** What comes back, in halves of the stake. */
  readonly halves: number;
}

/** What a hand without a natural returns against the dealer's, in halves of the stake. */
function halvesOf({ cards, stakes }: Readonly<Hand>, dealer: readonly Card[]): number {
  const [own, other] = [countOf(cards).total, countOf(dealer).total];
  if (own > BEST || (other <= BEST && other > own)) {
    return 0;
  }
  return stakes * (own === other ? 2 : 4);
}

function mayOf(hands: readonly Hand[], active: number | undefined): readonly BlackjackAct[] {
  const hand = active === undefined ? undefined : hands[active];
  if (hand === undefined) {
    return [];
  }
  const [first, second, third] = hand.cards;
  const isPair =
    first !== undefined &&
    second !== undefined &&
    third === undefined &&
    worth(first) === worth(second);
  return [
    'hit',
    'stand',
    ...(third === undefined ? ['double' as const] : []),
    ...(isPair && hands.length === 1 ? ['split' as const] : []),
  ];
}

/**
 * Plays the acts of a round. Cards come in this order: player, dealer, player, dealer's face down; then as they are
 * drawn. The dealer looks for a natural before the player acts, and stands on every 17.
 */
export function playBlackjack(seed: RoundSeed, acts: readonly number[]): Blackjack {
  return playCards(endlessCards(seed, MOST_CARDS), acts);
}

/** The same of known cards. */
export function playCards(cards: readonly Card[], acts: readonly number[]): Blackjack {
  let drawn = 4;
  const draw = () => cards[drawn++] ?? 0;
  const [one = 0, up = 0, two = 0, hole = 0] = cards;
  const dealer = [up, hole];
  const hands: Hand[] = [{ cards: [one, two], stakes: 1, isEnded: false }];
  const [isOwn, isDealers] = [isNatural([one, two]), isNatural(dealer)];
  if (isOwn || isDealers) {
    const halves = isOwn ? (isDealers ? 2 : 5) : 0;
    return { hands, active: undefined, dealer, may: [], halves };
  }
  const endAt21 = (hand: Hand) => {
    hand.isEnded ||= countOf(hand.cards).total >= BEST;
  };
  for (const act of acts) {
    const hand = hands.find(({ isEnded }) => !isEnded);
    if (hand === undefined) {
      break;
    }
    switch (act) {
      case BLACKJACK_ACTS.hit:
        hand.cards.push(draw());
        break;
      case BLACKJACK_ACTS.stand:
        hand.isEnded = true;
        break;
      case BLACKJACK_ACTS.double:
        hand.cards.push(draw());
        hand.stakes = 2;
        hand.isEnded = true;
        break;
      case BLACKJACK_ACTS.split: {
        const moved = hand.cards.pop() ?? 0;
        hand.cards.push(draw());
        const other: Hand = { cards: [moved, draw()], stakes: 1, isEnded: false };
        // Aces that are split get one card each.
        hand.isEnded = other.isEnded = worth(moved) === 1;
        endAt21(other);
        hands.push(other);
        break;
      }
    }
    endAt21(hand);
  }
  const at = hands.findIndex(({ isEnded }) => !isEnded);
  const active = at < 0 ? undefined : at;
  if (active === undefined && hands.some((hand) => countOf(hand.cards).total <= BEST)) {
    while (countOf(dealer).total < DEALER_STANDS) {
      dealer.push(draw());
    }
  }
  const halves =
    active === undefined ? hands.reduce((sum, hand) => sum + halvesOf(hand, dealer), 0) : 0;
  return { hands, active, dealer, may: mayOf(hands, active), halves };
}
