import { describe, expect, test } from 'vitest';
import type { DecidedCoupon, OpenCoupon } from './coupon.ts';
import { COUPON_TYPE } from './coupon-type.ts';
import { potentialReturn, settleCoupon } from './settle-coupon.ts';
import { coupon, leg } from './testing/make-coupon.ts';
import { minimumReturn, winCounts, winMatrix } from './win-matrix.ts';

const prices = ['1.50', '3.00', '2.00', '1.20'];
const made = (parts: Partial<DecidedCoupon> & Pick<OpenCoupon, 'type'>): OpenCoupon =>
  coupon({ legs: prices.map((price) => leg(price)), ...parts });

/** The lowest and highest payout over every set of `won` winners, one by one. */
function enumerated(open: OpenCoupon, won: number): readonly [number, number] {
  const pool = open.legs.flatMap((part, at) => (part.banker || part.lobby ? [] : [at]));
  const payouts: number[] = [];
  for (let mask = 0; mask < 1 << pool.length; mask += 1) {
    const winners = pool.filter((_, bit) => mask & (1 << bit));
    if (winners.length !== won) continue;
    const legs = open.legs.map((part, at) => ({
      ...part,
      result: pool.includes(at) && !winners.includes(at) ? ('lost' as const) : ('won' as const),
    }));
    payouts.push(settleCoupon({ ...open, legs }).payout);
  }
  return [Math.min(...payouts), Math.max(...payouts)];
}

describe('the matrix "if k legs win"', () => {
  const banker = prices.map((price, at) => leg(price, 'won', { banker: at === 1 }));
  const lobby = prices.map((price, at) => leg(price, 'won', { lobby: at === 0 }));
  test.each<[string, OpenCoupon, readonly number[]]>([
    ['system 2 of 4', made({ type: COUPON_TYPE.system, systemSize: 2 }), [2, 3, 4]],
    [
      'system with a banker',
      made({ type: COUPON_TYPE.system, systemSize: 2, legs: banker }),
      [2, 3],
    ],
    ['lobby', made({ type: COUPON_TYPE.lobby, systemSize: 2, legs: lobby }), [2, 3]],
    ['lucky', made({ type: COUPON_TYPE.lucky }), [1, 2, 3, 4]],
    ['patent', made({ type: COUPON_TYPE.patent }), [2, 3, 4]],
  ])(
    'COUPON-31 the matrix of %s: every row is the enumeration of its winners',
    (_name, open, rows) => {
      const matrix = winMatrix(open);
      expect(matrix.map(({ won }) => won)).toEqual(rows);
      expect(winCounts(open)).toEqual(rows);
      for (const { won, minimum, maximum } of matrix) {
        expect([minimum, maximum]).toEqual(enumerated(open, won));
      }
      expect(matrix.at(-1)?.maximum).toBe(potentialReturn(open).payout);
      expect(matrix[0]?.minimum).toBe(minimumReturn(open)?.payout);
    },
  );

  test('COUPON-31 the other types have no matrix', () => {
    expect(winMatrix(made({ type: COUPON_TYPE.express }))).toEqual([]);
    expect(winMatrix(made({ type: COUPON_TYPE.chain }))).toEqual([]);
    expect(winCounts(made({ type: COUPON_TYPE.chain }))).toEqual([]);
  });
});

describe('the minimum return', () => {
  test('COUPON-32 the minimum return is the only return of single, accumulator and anti-express', () => {
    for (const type of [COUPON_TYPE.express, COUPON_TYPE.antiExpress]) {
      const open = made({ type, legs: ['1.20', '1.30', '1.10'].map((price) => leg(price)) });
      expect(minimumReturn(open)?.payout).toBe(potentialReturn(open).payout);
    }
    const single = made({ type: COUPON_TYPE.single, legs: [leg('1.95')] });
    expect(minimumReturn(single)?.payout).toBe(19_500);
  });

  test('COUPON-32 the minimum return is the cheapest single of multiple singles, and unknown for sequences', () => {
    expect(minimumReturn(made({ type: COUPON_TYPE.multipleSingles }))?.payout).toBe(12_000);
    expect(minimumReturn(made({ type: COUPON_TYPE.chain }))).toBeUndefined();
    const blocks = prices.map((price, block) => leg(price, 'won', { block }));
    expect(minimumReturn(made({ type: COUPON_TYPE.conditional, legs: blocks }))).toBeUndefined();
  });
});
