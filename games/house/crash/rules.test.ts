import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOfSeed } from '../../rules/fair.ts';
import {
  crashPays,
  crashPoint,
  FLIGHT_CUT,
  FLIGHT_END,
  hundredthsAt,
  leavesAt,
  millisecondsTo,
  pointOf,
} from './rules.ts';

const ALL = 2n ** 32n;

describe('the point of a flight', () => {
  it('the published hash and salt end at 7.74', () => {
    const hash = '9dd9a4ce539a7d11a36a96c71f3d939c46d972b2e56254bc85ea2c0681541dca';
    expect(crashPoint(hash, '23eb7069c6fc5b1369b92f5321af9f63')).toBe(774);
  });

  it('another implementation, in floats, gives the same points', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (hash, salt) => {
        const first = createHmac('sha256', hash).update(salt).digest().readUInt32BE(0);
        const point = Math.max(1, (2 ** 32 / (first + 1)) * 0.99);
        expect(Math.abs(crashPoint(hash, salt) - Math.floor(point * 100))).toBeLessThanOrEqual(
          Number.isInteger(point * 100) ? 1 : 0,
        );
      }),
      { numRuns: 300 },
    );
  });

  /** How many of all numbers make a point of at least so much, found by halving: points fall as numbers grow. */
  function reaching(target: number): bigint {
    let [low, high] = [0, 2 ** 32];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      [low, high] = pointOf(middle) >= target ? [middle + 1, high] : [low, middle];
    }
    return BigInt(low);
  }

  it('the return of a target is 99 percent, less what the count of numbers is rounded by', () => {
    const percentOf = (target: number) => Number(reaching(target) * BigInt(target)) / Number(ALL);
    for (const target of [101, 102, 150, 200, 777, 1_000, 10_000]) {
      expect(percentOf(target), String(target)).toBeCloseTo(99, 4);
    }
    expect(percentOf(100_000_000)).toBeCloseTo(98.9996, 4);
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 100_000_000 }), (target) => {
        const exact = reaching(target) * BigInt(target);
        expect(exact <= 99n * ALL && exact > 99n * ALL - BigInt(target)).toBe(true);
        expect(percentOf(target)).toBeGreaterThanOrEqual(98.97);
      }),
    );
    // So many flights end at once.
    expect(Number(((ALL - reaching(101)) * 10_000n) / ALL) / 100).toBeCloseTo(1.98, 2);
  });

  it('a hash that is hashed as often as its number is the published end', () => {
    let hash = 'secret';
    for (let step = 0; step < 3; step += 1) {
      hash = createHash('sha256').update(hash).digest('hex');
    }
    expect(hashOfSeed(hashOfSeed(hashOfSeed('secret')))).toBe(hash);
  });
});

describe('the curve', () => {
  it('the curve is at 2 after 11.55 seconds, never falls, and gets to each multiplier when it is said to', () => {
    expect([hundredthsAt(11_552), hundredthsAt(11_553), hundredthsAt(-5)]).toEqual([199, 200, 100]);
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 1_000_000 }), (hundredths) => {
        const at = millisecondsTo(hundredths);
        expect(hundredthsAt(at + 1)).toBeGreaterThanOrEqual(hundredths);
        expect(hundredthsAt(at - 1)).toBeLessThan(hundredths);
      }),
    );
  });
});

describe('a bet', () => {
  it('a bet that leaves by itself before the player has pressed pays where it left', () => {
    expect(crashPays(180, { leaves: 150, point: 200 })).toBe(150);
    expect(crashPays(180, { leaves: 300, point: 200 })).toBe(180);
  });

  it('at the end a target within the point is paid and everything else lost', () => {
    expect(crashPays(FLIGHT_END, { leaves: 200, point: 200 })).toBe(200);
    expect(crashPays(FLIGHT_END, { leaves: 201, point: 200 })).toBe(0);
    expect(crashPays(undefined, { leaves: 200, point: 200 })).toBeUndefined();
  });

  it('a flight that the house has cut pays targets within the point and gives other stakes back', () => {
    expect(crashPays(FLIGHT_CUT, { leaves: 150, point: 200 })).toBe(150);
    expect(crashPays(FLIGHT_CUT, { leaves: 300, point: 200 })).toBe(100);
  });

  it('a bet leaves before it would return more than the most there is', () => {
    expect(leavesAt({ target: undefined, stake: 300, mostWin: 1_000_000 })).toBe(333_333);
    expect(leavesAt({ target: 500, stake: 300, mostWin: 1_000_000 })).toBe(500);
  });
});
