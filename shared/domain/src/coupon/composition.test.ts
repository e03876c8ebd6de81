import { describe, expect, test } from 'vitest';
import { countLines, couponComposition } from './composition.ts';
import { COUPON_TYPE } from './coupon-type.ts';
import type { CouponCounts } from './coupon-counts.ts';
import { legLimits, shapeFault, systemSizes } from './shape.ts';

describe('countLines', () => {
  test.each<[string, CouponCounts, number]>([
    ['a single', { type: 0, legs: 1 }, 1],
    ['an express of 9', { type: 1, legs: 9 }, 1],
    ['2 of 3', { type: 2, legs: 3, systemSize: 2 }, 3],
    ['10 of 20', { type: 2, legs: 20, systemSize: 10 }, 184_756],
    ['2 of 4 beside a banker', { type: 2, legs: 5, systemSize: 2, bankers: 1 }, 6],
    ['a chain of 5', { type: 3, legs: 5 }, 5],
    ['a lobby with 2 of 3', { type: 4, legs: 4, systemSize: 2 }, 3],
    ['blocks of 1, 2 and 1', { type: 5, legs: 4, blockSizes: [1, 2, 1] }, 3],
    ['an anti-express', { type: 6, legs: 3 }, 1],
    ['lucky 4', { type: 7, legs: 4 }, 15],
    ['lucky 8', { type: 7, legs: 8 }, 255],
    ['patent 3, the British Trixie', { type: 8, legs: 3 }, 4],
    ['patent 4', { type: 8, legs: 4 }, 11],
    ['7 singles', { type: 9, legs: 7 }, 7],
  ])('COUPON-2 the coupon %s: %j has %i lines', (_, counts, lines) => {
    expect(countLines(counts)).toBe(lines);
  });

  test('COUPON-2 a coupon says what it is made of', () => {
    expect(couponComposition({ type: COUPON_TYPE.patent, legs: 3 })).toEqual([
      { size: 2, count: 3 },
      { size: 3, count: 1 },
    ]);
    expect(
      couponComposition({ type: COUPON_TYPE.system, legs: 5, systemSize: 2, bankers: 1 }),
    ).toEqual([{ size: 3, count: 6 }]);
    expect(
      couponComposition({ type: COUPON_TYPE.conditional, legs: 4, blockSizes: [1, 2, 1] }),
    ).toEqual([
      { size: 1, count: 2 },
      { size: 2, count: 1 },
    ]);
  });
});

describe('the numbers of a coupon', () => {
  test.each<[CouponCounts, string | undefined]>([
    [{ type: 0, legs: 0 }, 'coupon_leg_count'],
    [{ type: 0, legs: 2 }, 'coupon_leg_count'],
    [{ type: 1, legs: 1 }, 'coupon_leg_count'],
    [{ type: 1, legs: 40 }, undefined],
    [{ type: 2, legs: 2, systemSize: 2 }, 'coupon_leg_count'],
    [{ type: 2, legs: 21, systemSize: 2 }, 'coupon_leg_count'],
    [{ type: 2, legs: 4, systemSize: 1 }, 'coupon_system_size'],
    [{ type: 2, legs: 4, systemSize: 4 }, 'coupon_system_size'],
    [{ type: 2, legs: 4, systemSize: 2.5 }, 'coupon_system_size'],
    [{ type: 2, legs: 4 }, 'coupon_system_size'],
    [{ type: 2, legs: 4, systemSize: 3, bankers: 1 }, 'coupon_system_size'],
    [{ type: 2, legs: 4, systemSize: 3 }, undefined],
    [{ type: 4, legs: 3, systemSize: 2 }, 'coupon_leg_count'],
    [{ type: 4, legs: 21, systemSize: 19 }, undefined],
    [{ type: 4, legs: 22, systemSize: 2 }, 'coupon_leg_count'],
    [{ type: 5, legs: 2 }, 'coupon_leg_count'],
    [{ type: 7, legs: 1 }, 'coupon_leg_count'],
    [{ type: 7, legs: 9 }, 'coupon_leg_count'],
    [{ type: 8, legs: 2 }, 'coupon_leg_count'],
    [{ type: 8, legs: 9 }, 'coupon_leg_count'],
    [{ type: 9, legs: 0 }, 'coupon_leg_count'],
    [{ type: 11, legs: 3 }, 'coupon_type_unknown'],
    [{ type: 0.5, legs: 1 }, 'coupon_type_unknown'],
    [{ type: 1, legs: Number.NaN }, 'coupon_leg_count'],
  ])('COUPON-1 the numbers of a coupon %j: %s', (counts, fault) => {
    expect(shapeFault(counts)).toBe(fault);
    if (fault) expect(() => countLines(counts)).toThrow(expect.objectContaining({ code: fault }));
  });

  test('COUPON-1 a slip offers the system sizes it can have', () => {
    expect(systemSizes({ type: 2, legs: 5 })).toEqual([2, 3, 4]);
    expect(systemSizes({ type: 2, legs: 5, bankers: 1 })).toEqual([2, 3]);
    expect(systemSizes({ type: 4, legs: 4 })).toEqual([2]);
    expect(systemSizes({ type: 2, legs: 2 })).toEqual([]);
    expect(systemSizes({ type: 1, legs: 5 })).toEqual([]);
    expect(legLimits(8)).toEqual({ least: 3, most: 8 });
  });
});
