import { describe, expect, test } from 'vitest';
import { choose, combinations, sumOfProducts } from './combinations.ts';
import { COUPON_TYPE } from './coupon-type.ts';
import { listLines } from './coupon-return.ts';
import { settleCoupon } from './settle-coupon.ts';
import { coupon, leg } from './testing/make-coupon.ts';
import { totalOdds } from './total-odds.ts';

const legs = Array.from({ length: 20 }, (_, index) => {
  const results = ['won', 'half-won', 'void', { places: 1, tied: 2 }] as const;
  return leg((1.2 + index * 0.135).toFixed(3), results[index % results.length]);
});

/** The least processor time of an action over several runs, in ms: what others do does not count. */
function leastCpu(runs: number, action: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const start = process.cpuUsage();
    action();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe('large systems', () => {
  test('COUPON-28 a system of 20 legs settles in a hundredth of the time that its lines would take', () => {
    const system = (systemSize: number) => coupon({ type: COUPON_TYPE.system, legs, systemSize });
    // The rival of the same run: 10 of 20 line by line, so that no machine is too slow for the rule.
    let lines = 0;
    const enumeration = leastCpu(1, () => {
      for (const line of listLines(system(10))) lines += line.count;
    });
    expect(lines).toBe(184_756);
    for (const systemSize of [2, 3, 10, 18, 19]) {
      const made = system(systemSize);
      expect(leastCpu(21, () => settleCoupon(made))).toBeLessThan(enumeration / 100);
    }
  });

  test('COUPON-28 10 of 20 equals the sum over all its 184,756 lines', () => {
    // Equal legs have a closed form: every line pays 1.5 to the power of ten.
    const equal = Array.from({ length: 20 }, () => leg('1.5'));
    const made = coupon({
      type: COUPON_TYPE.system,
      legs: equal,
      systemSize: 10,
      stake: 1_000_000,
    });
    expect(settleCoupon(made).payout).toBe(Math.round(1_000_000 * 1.5 ** 10));
    expect(totalOdds({ type: COUPON_TYPE.system, legs: equal, systemSize: 10 })).toBe('57.665');
  });

  test.each([
    [0, 'won'],
    [5, 'partial'],
    [11, 'lost'],
    [20, 'lost'],
  ] as const)('COUPON-23 10 of 20 with %i lost legs is called %s', (lost, result) => {
    const parts = legs.map((_, index) => leg('1.5', index < lost ? 'lost' : 'won'));
    const made = coupon({ type: COUPON_TYPE.system, legs: parts, systemSize: 10 });
    expect(settleCoupon(made).lines.map((line) => line.result)).toEqual([result]);
    expect(settleCoupon(made).result).toBe(result);
  });

  test('COUPON-28 the recurrence equals the enumeration', () => {
    const values = [3n, 5n, 7n, 11n, 13n, 0n, 2n];
    for (let k = 0; k <= values.length; k += 1) {
      const sets = [...combinations(values, k)];
      const products = sets.map((set) => set.reduce((product, value) => product * value, 1n));
      expect(sumOfProducts(values, k)).toBe(products.reduce((sum, value) => sum + value, 0n));
      expect(sets).toHaveLength(choose(values.length, k));
    }
    expect([...combinations([1, 2], 3)]).toEqual([]);
    expect([choose(20, 10), choose(5, 6), choose(5, -1)]).toEqual([184_756, 0, 0]);
  });
});
