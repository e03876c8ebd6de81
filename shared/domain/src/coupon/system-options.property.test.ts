import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combinations } from './combinations.ts';
import { COUPON_TYPE } from './coupon-type.ts';
import { limitsOfLines, systemOptions } from './system-options.ts';

const { system, lobby } = COUPON_TYPE;

/** Every line of "k of n" is built and pays its minimum; the sum goes no further than the maximum. */
function builtLines(pool: number, size: number): number {
  const items = Array.from({ length: pool }, (_, index) => index);
  return [...combinations(items, size)].length;
}

const chosen = fc
  .record({
    type: fc.constantFrom(system, lobby),
    pool: fc.integer({ min: 3, max: 9 }),
    bankers: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ type, pool, bankers }) =>
    type === system
      ? { pool, counts: { type, legs: pool + bankers, bankers } }
      : { pool, counts: { type, legs: pool + 1 } },
  );
const amount = fc.integer({ min: 1, max: 1_000_000 });

describe('options of a system', () => {
  test('SLIP-20 SLIP-21 the options of a system equal their lines, built one by one, each with its minimum', () => {
    fc.assert(
      fc.property(
        chosen,
        amount,
        fc.option(amount, { nil: undefined }),
        ({ pool, counts }, least, room) => {
          const most = room === undefined ? undefined : least + room;
          const options = systemOptions(counts, { least, most });
          expect(options.map(({ value }) => value)).toEqual(
            Array.from({ length: pool - 2 }, (_, index) => index + 2),
          );
          for (const { value, offset, combo, minBetAmount } of options) {
            let asked = 0;
            for (let line = 0; line < builtLines(pool, value); line += 1) asked += least;
            expect(offset).toBe(pool - 1);
            expect(combo).toBe(builtLines(pool, value));
            expect(minBetAmount).toBe(Math.min(asked, most ?? asked));
            expect(limitsOfLines({ least, most }, { ...counts, systemSize: value })).toEqual({
              least: minBetAmount,
              most,
            });
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each([
    [{ type: system, legs: 3 }, [[2, 2, 3, 60]]],
    [
      { type: system, legs: 5, bankers: 1 },
      [
        [2, 3, 6, 120],
        [3, 3, 4, 80],
      ],
    ],
    [{ type: lobby, legs: 4 }, [[2, 2, 3, 60]]],
  ] as const)(
    'SLIP-21 the options of a system with a minimum of 20, %j, are %j',
    (counts, expected) => {
      const options = systemOptions(counts, { least: 20, most: 500_000 });
      expect(
        options.map(({ value, offset, combo, minBetAmount }) => [
          value,
          offset,
          combo,
          minBetAmount,
        ]),
      ).toEqual(expected);
    },
  );

  test('SLIP-21 the longest system is open to a player who stakes the maximum, and to no one with less', () => {
    const counts = { type: system, legs: 20 };
    const ten = systemOptions(counts, { least: 20, most: 500_000 }).find(
      ({ value }) => value === 10,
    );
    expect(ten).toEqual({ value: 10, offset: 19, combo: 184_756, minBetAmount: 500_000 });
    expect(limitsOfLines({ least: 20 }, { ...counts, systemSize: 10 }).least).toBe(3_695_120);
  });

  test('SLIP-21 an option has no minimum where the type has none', () => {
    const [option] = systemOptions({ type: system, legs: 3 }, { most: 900 });
    expect(option).toEqual({ value: 2, offset: 2, combo: 3, minBetAmount: undefined });
  });

  test('SLIP-20 the other types and numbers of legs have no options, and retain their limits', () => {
    const limits = { least: 20, most: 900 };
    for (const counts of [
      { type: system, legs: 2 },
      { type: system, legs: 21 },
      { type: lobby, legs: 3 },
      { type: COUPON_TYPE.express, legs: 5 },
      { type: COUPON_TYPE.lucky, legs: 5 },
    ]) {
      expect(systemOptions(counts, limits)).toEqual([]);
      expect(limitsOfLines(limits, { ...counts, systemSize: 2 })).toEqual(limits);
    }
    expect(limitsOfLines(limits, { type: system, legs: 5, systemSize: 5 })).toEqual(limits);
  });
});
