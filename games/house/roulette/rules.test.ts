import { describe, expect, it } from 'vitest';
import { waysOfPlaces } from '../../test/exact.ts';
import { FIRST_SEED } from '../../test/vectors.ts';
import { roulette } from './game.ts';
import { chipsReturn, mostReturn, POCKETS, spinRoulette, WHEEL } from './rules.ts';
import { colourOf, SPOTS } from './spots.ts';

const numbers = Array.from({ length: POCKETS }, (_nothing, number) => number);

describe('roulette', () => {
  it('the seeds of a public verifier decide its number', () => {
    expect(spinRoulette(FIRST_SEED)).toBe(28);
  });

  it('the return of every spot, counted over all numbers, is 36 of 37', () => {
    for (const { code } of SPOTS) {
      const paid = numbers.reduce((sum, number) => sum + chipsReturn({ [code]: 10 }, number), 0);
      expect([code, paid]).toEqual([code, 360]);
    }
    // Of 2³² floats each number has as many as another, or one more.
    const ways = waysOfPlaces(POCKETS);
    expect(new Set(ways.map((way) => way - (ways.at(-1) ?? 0n))).size).toBeLessThanOrEqual(2);
  });

  it('the table has every bet of a single zero, each once', () => {
    const count = (kind: string) => SPOTS.filter((spot) => spot.kind === kind).length;
    const kinds = ['straight', 'split', 'street', 'corner', 'line', 'dozen', 'column', 'even'];
    expect(kinds.map(count)).toEqual([37, 60, 14, 23, 11, 3, 3, 6]);
    expect(new Set(SPOTS.map(({ code }) => code)).size).toBe(SPOTS.length);
    const sets = SPOTS.map((spot) => spot.numbers.toSorted((one, other) => one - other).join());
    expect(new Set(sets).size).toBe(SPOTS.length);
  });

  it('the wheel has each number once, and its colours alternate beside zero', () => {
    expect(WHEEL.toSorted((one, other) => one - other)).toEqual(numbers);
    const colours = WHEEL.slice(1).map(colourOf);
    expect(colours.every((colour, at) => at === 0 || colour !== colours[at - 1])).toBe(true);
  });

  it('what chips return is exact, and the most of it is what some number returns', () => {
    const chips = { '17': 1, '17-20': 2, red: 4 };
    expect(chipsReturn(chips, 17)).toBe(36 + 36);
    expect(mostReturn(chips)).toBe(72);
    const standings = numbers.map((nonce) =>
      roulette.standing(
        { ...FIRST_SEED, nonce },
        { bet: { chips }, acts: [], stake: 7, mostWin: 1 },
      ),
    );
    for (const { win, shown } of standings) {
      expect(win).toBe(chipsReturn(chips, Number(shown['number'])));
    }
  });
});
