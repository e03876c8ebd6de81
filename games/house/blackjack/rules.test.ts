import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blackjackReturn } from '../../test/basic-strategy.ts';
import { RANKS } from '../../rules/cards.ts';
import { BLACKJACK_ACTS as ACT, countOf, playCards } from './rules.ts';

const cards = (text: string) =>
  text.split(' ').map((rank) => RANKS.indexOf(rank as (typeof RANKS)[number]) * 4);
const play = (text: string, ...acts: readonly number[]) => playCards(cards(text), acts);

describe('blackjack', () => {
  it('the best play by totals, counted over all cards, returns 99.430 percent', () => {
    const [numerator, denominator] = blackjackReturn();
    expect(Number((numerator * 10_000_000n) / denominator) / 100_000).toBeCloseTo(99.43, 3);
  });

  it.each([
    ['a natural pays 3 to 2', 'A 9 K 7', [], 5],
    ['two naturals give the stake back', 'A A K K', [], 2],
    ['a natural of the dealer ends the round before any act', '9 A 9 K', [], 0],
    ['the dealer stands on a soft 17', '10 A 8 6', [ACT.stand], 4],
    ['the dealer draws to 16', '10 10 8 6 5', [ACT.stand], 0],
    ['equal totals give the stake back', '10 10 8 8', [ACT.stand], 2],
    ['too many lose at once', '10 10 6 7 K', [ACT.hit], 0],
    ['a doubled hand gets one card and pays two stakes', '6 10 5 7 10', [ACT.double], 8],
    [
      'split hands pay each, also doubled',
      '8 10 8 7 3 2 10 K',
      [ACT.split, ACT.double, ACT.stand],
      8,
    ],
    ['split aces get one card each, and 21 is no natural', 'A 10 A 9 K Q', [ACT.split], 8],
  ] as const)('%s', (_rule, text, acts, halves) => {
    expect(play(text, ...acts)).toMatchObject({ active: undefined, halves });
  });

  it('a hand is split once, doubled with two cards, and no act follows 21', () => {
    expect(play('8 10 8 7').may).toEqual(['hit', 'stand', 'double', 'split']);
    expect(play('8 10 8 7 8 8', ACT.split).may).toEqual(['hit', 'stand', 'double']);
    expect(play('2 10 3 7 2', ACT.hit).may).toEqual(['hit', 'stand']);
    expect(play('K 10 Q 7').may).toContain('split');
    expect(play('5 10 6 7 K', ACT.hit).may).toEqual([]);
  });

  it('every round ends by standing, and pays at most eight halves of each hand', () => {
    const card = fc.integer({ min: 0, max: 51 });
    const acts = fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(card, { minLength: 64, maxLength: 64 }), acts, (drawn, first) => {
        const { active, halves, dealer, hands } = playCards(drawn, [...first, 1, 1]);
        expect(active).toBeUndefined();
        expect(halves).toBeLessThanOrEqual(8 * hands.length);
        const isPlayed = hands.some((hand) => countOf(hand.cards).total <= 21) && halves !== 5;
        expect(!isPlayed || hands[0]?.cards.length === 2 || countOf(dealer).total >= 17).toBe(true);
      }),
    );
  });
});
