import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('random numbers by position', () => {
  it('the random numbers are the same for the same seed and position, in any order', () => {
    const one = createRandom(42);
    const forward = [0, 1, 2, 3, 4].map(one);
    const backward = [4, 3, 2, 1, 0].map(createRandom(42)).toReversed();
    expect(backward).toEqual(forward);
  });

  it('the random numbers are uniform over positions and over seeds', () => {
    for (const numbers of [
      Array.from({ length: 100_000 }, (_, position) => createRandom(7)(position)),
      Array.from({ length: 100_000 }, (_, seed) => createRandom(seed)(3)),
    ]) {
      expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
      const counts = Array.from({ length: 20 }, () => 0);
      for (const number of numbers) {
        const cell = Math.floor(number * 20);
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
      const chiSquare = counts.reduce((sum, count) => sum + (count - 5_000) ** 2 / 5_000, 0);
      // 99.9 % of a chi-square with 19 degrees of freedom is below 43.8.
      expect(chiSquare).toBeLessThan(43.8);
    }
  });

  it('the random numbers of neighbouring positions and seeds are uncorrelated', () => {
    const length = 50_000;
    const correlation = (pair: (index: number) => readonly [number, number]) => {
      let sum = 0;
      for (let index = 0; index < length; index += 1) {
        const [one, other] = pair(index);
        sum += (one - 0.5) * (other - 0.5);
      }
      return (sum / length) * 12;
    };
    const random = createRandom(9);
    expect(Math.abs(correlation((at) => [random(at), random(at + 1)]))).toBeLessThan(0.02);
    const seeded = (seed: number) => createRandom(seed)(5);
    expect(Math.abs(correlation((seed) => [seeded(seed), seeded(seed + 1)]))).toBeLessThan(0.02);
  });
});
