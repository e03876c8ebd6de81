import { describe, expect, it } from 'vitest';
import { CASH_OUT } from '../../rules/acts.ts';
import { rankOf } from '../../rules/cards.ts';
import { hilo } from './game.ts';
import { type Guess, HILO_ACTS, playHiLo, ranksFor } from './rules.ts';

const money = { stake: 100, mostWin: 1_000_000 };
const seedOf = (nonce: number) => ({ server: 'server', client: 'client', nonce });

describe('hi-lo', () => {
  it('a guess is right for as many ranks as it pays for, so that three guesses return 99 percent', () => {
    const strategies: readonly ((rank: number, at: number) => Guess)[] = [
      (rank) => (rank < 6 ? 'higher' : 'lower'),
      (rank) => (rank < 6 ? 'lower' : 'higher'),
      (_rank, at) => (at % 2 === 0 ? 'higher' : 'lower'),
    ];
    const ranks = Array.from({ length: 13 }, (_nothing, rank) => rank);
    const isRight = (guess: Guess, rank: number, next: number) =>
      guess === 'higher' ? next >= rank : next <= rank;
    for (const guessOf of strategies) {
      // What all four-card rounds return together, as a fraction without a remainder.
      let [paid, scale] = [0n, 1n];
      const factors = (13n * 12n * 11n * 10n * 9n * 8n * 7n * 6n * 5n * 4n * 3n * 2n) ** 3n;
      scale = factors;
      for (const first of ranks) {
        const walk = (rank: number, at: number, share: bigint): void => {
          if (at === 3) {
            paid += share;
            return;
          }
          const guess = guessOf(rank, at);
          const right = BigInt(ranksFor(guess, rank * 4));
          for (const next of ranks.filter((other) => isRight(guess, rank, other))) {
            walk(next, at + 1, (share * 13n) / right);
          }
        };
        walk(first, 0, scale);
      }
      expect(paid * 99n * 100n).toBe(scale * 13n ** 4n * 99n * 100n);
    }
  });

  it('a round follows its cards: it is lost by the first wrong guess, and pays the product of the others', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const acts = [HILO_ACTS.higher, HILO_ACTS.skip, HILO_ACTS.lower];
      const { cards, isLost, pays, guesses } = playHiLo(seedOf(nonce), acts);
      const [first = 0, second = 0, third = 0, fourth = 0] = cards.map(rankOf);
      const isRight = second >= first && fourth <= third;
      expect([isLost, guesses, cards.length]).toEqual([!isRight, 2, 4]);
      const exact = (0.99 * 13 * 13) / (13 - first) / (third + 1);
      expect(pays / 10_000).toBeCloseTo(isRight ? exact : 0, 3);
    }
  });

  it('what cannot be wrong is not offered, nor what pays more than the most', () => {
    const two = Array.from({ length: 200 }, (_nothing, nonce) => seedOf(nonce)).find(
      (seed) => rankOf(playHiLo(seed, []).cards[0] ?? 0) === 0,
    ) as ReturnType<typeof seedOf>;
    const may = (act: number, more: object = {}, acts: readonly number[] = []) =>
      hilo.mayAct?.({ bet: {}, acts, ...money, ...more }, act, two);
    expect(may(HILO_ACTS.higher)).toBe(false);
    expect(may(HILO_ACTS.lower)).toBe(true);
    expect(may(HILO_ACTS.lower, { mostWin: 1_000 })).toBe(false);
    expect([may(HILO_ACTS.skip), may(CASH_OUT), may(7)]).toEqual([true, false, false]);
  });
});
