import { describe, expect, it } from 'vitest';
import { raceEachWay } from './race-terms.ts';
import { deductedPrice, deductionAfter, ruleFourPercent } from './rule-four.ts';

/** The table as Tattersalls' committee prints it: fractional odds from, to, and pence in the pound. */
const PRINTED = `1/9 1/9 90
2/11 2/17 85
1/4 1/5 80
3/10 2/7 75
2/5 1/3 70
8/15 4/9 65
8/13 4/7 60
4/5 4/6 55
20/21 5/6 50
1/1 6/5 45
5/4 6/4 40
13/8 7/4 35
15/8 9/4 30
5/2 3/1 25
10/3 4/1 20
9/2 11/2 15
6/1 9/1 10
10/1 14/1 5`.split('\n');

function priceOf(odds: string): string {
  const [above = 0, below = 1] = odds.split('/').map(Number);
  return (1 + above / below).toFixed(2);
}

describe('COUPON-37 Rule 4', () => {
  it.each(PRINTED)('the deduction is as printed for both ends of a row: %s', (row) => {
    const [one = '', other = '', pence] = row.split(' ');
    expect([ruleFourPercent(priceOf(one)), ruleFourPercent(priceOf(other))]).toEqual([
      Number(pence),
      Number(pence),
    ]);
  });

  it('the withdrawal of a runner beyond 14/1 takes nothing', () => {
    expect([ruleFourPercent('15.50'), ruleFourPercent('101.00')]).toEqual([0, 0]);
    expect(ruleFourPercent('1.05')).toBe(90);
  });

  it('only withdrawals after the bet was struck count, and all together take 90 % at most', () => {
    const withdrawals = [
      { competitorId: 1, at: 100, percent: 45 },
      { competitorId: 2, at: 200, percent: 60 },
    ];
    expect(deductionAfter(withdrawals, 50)).toBe(90);
    expect(deductionAfter(withdrawals, 100)).toBe(60);
    expect(deductionAfter(withdrawals, 200)).toBe(0);
  });

  it.each([
    ['5.00', 25, '4.000'],
    ['5.00', 0, '5.000'],
    ['1.05', 90, '1.005'],
    ['3.33', 15, '2.980'],
    ['11.00', 90, '2.000'],
  ])('a bet at %s with %i %% taken from its winnings pays %s', (price, percent, expected) => {
    expect(deductedPrice(price, percent)).toBe(expected);
  });
});

describe('each-way terms of a race', () => {
  it.each([
    [4, false, undefined],
    [5, false, '1/4 2'],
    [7, true, '1/4 2'],
    [8, false, '1/5 3'],
    [11, true, '1/5 3'],
    [12, true, '1/4 3'],
    [15, true, '1/4 3'],
    [16, true, '1/4 4'],
    [22, true, '1/4 4'],
    [16, false, '1/5 3'],
  ])('a race of %i runners, handicap %s, has the terms %s', (runners, isHandicap, expected) => {
    const terms = raceEachWay({ runners, isHandicap });
    expect(terms && `1/${terms.fraction} ${terms.places}`).toBe(expected);
  });
});
