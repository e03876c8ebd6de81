import { CASH_OUT } from '../../rules/acts.ts';
import { type Card, endlessCards, rankOf, RANKS } from '../../rules/cards.ts';
import type { RoundSeed } from '../../rules/fair.ts';
import { type Multiplier, multiplierOf, returnOf } from '../../rules/multiplier.ts';

/** What a player does beside cashing out. */
export const HILO_ACTS = { higher: 0, lower: 1, skip: 2 } as const;
export type Guess = 'higher' | 'lower';
/** Cards of a round, the first included. */
export const MOST_CARDS = 52;
const KEPT = { numerator: 99n, denominator: 100n } as const;

/** Of 13 ranks, how many are as high as this one or higher, or as low or lower. */
export function ranksFor(guess: Guess, card: Card): number {
  return guess === 'higher' ? RANKS.length - rankOf(card) : rankOf(card) + 1;
}

/** How a round stands after its acts. */
export interface HiLo {
  readonly cards: readonly Card[];
  readonly isLost: boolean;
  readonly isCashed: boolean;
  readonly guesses: number;
  /** 0.99 divided by the chance of all guesses; 1 before the first; 0 when one was wrong. */
  readonly pays: Multiplier;
  /** What the stake is multiplied by after each guess, if it is right; undefined for one that cannot be wrong. */
  readonly next: Readonly<Record<Guess, Multiplier | undefined>>;
}

/** Plays the acts of a round. */
export function playHiLo(seed: RoundSeed, acts: readonly number[]): HiLo {
  const drawn = acts.filter((act) => act !== CASH_OUT);
  const cards = endlessCards(seed, drawn.length + 1);
  let [ways, all, guesses] = [1n, 1n, 0];
  let isLost = false;
  for (const [at, act] of drawn.entries()) {
    const [card, following] = [cards[at] ?? 0, cards[at + 1] ?? 0];
    if (act !== HILO_ACTS.skip) {
      const guess = act === HILO_ACTS.higher ? 'higher' : 'lower';
      const [rank, then] = [rankOf(card), rankOf(following)];
      isLost ||= guess === 'higher' ? then < rank : then > rank;
      ways *= BigInt(ranksFor(guess, card));
      all *= BigInt(RANKS.length);
      guesses += 1;
    }
  }
  const last = cards.at(-1) ?? 0;
  const nextOf = (guess: Guess) => {
    const right = ranksFor(guess, last);
    return right === RANKS.length
      ? undefined
      : multiplierOf(
          KEPT.numerator * all * BigInt(RANKS.length),
          KEPT.denominator * ways * BigInt(right),
        );
  };
  return {
    cards,
    isLost,
    isCashed: acts.includes(CASH_OUT),
    guesses,
    pays: isLost
      ? 0
      : guesses === 0
        ? multiplierOf(1n, 1n)
        : multiplierOf(KEPT.numerator * all, KEPT.denominator * ways),
    next: { higher: nextOf('higher'), lower: nextOf('lower') },
  };
}

/** Whether a guess is offered: it can be wrong, and pays no more than the most there is. */
export function isOffered(
  pays: Multiplier | undefined,
  { stake, mostWin }: { readonly stake: number; readonly mostWin: number },
): pays is Multiplier {
  return pays !== undefined && returnOf(stake, pays) <= mostWin;
}
