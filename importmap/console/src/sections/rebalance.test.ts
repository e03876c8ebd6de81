import { describe, expect, it } from 'vitest';
import { rebalance } from './rebalance.ts';

const versions = (...weights: number[]) =>
  weights.map((weight, index) => ({ version: `1.${index}.0`, weight }));
const weights = (before: number[], change: { index: number; weight: number }) =>
  rebalance(versions(...before), change).map(({ weight }) => weight);

describe('shares of versions', () => {
  it.each([
    [[0, 100], { index: 0, weight: 5 }, [5, 95]],
    [[5, 95], { index: 0, weight: 100 }, [100, 0]],
    [[100, 0], { index: 0, weight: 40 }, [40, 60]],
    [[20, 40, 40], { index: 0, weight: 33 }, [33, 34, 33]],
    [[10, 60, 30], { index: 1, weight: 0 }, [25, 0, 75]],
    [[50, 50], { index: 1, weight: 140 }, [0, 100]],
    [[100], { index: 0, weight: 7 }, [100]],
  ])('the shares %j with %j are %j', (before, change, after) => {
    expect(weights(before, change)).toEqual(after);
  });

  it('the shares of versions add up to 100 whatever one of four is given', () => {
    for (let weight = 0; weight <= 100; weight += 1) {
      const shares = weights([17, 29, 31, 23], { index: 2, weight });
      expect(shares.reduce((sum, share) => sum + share)).toBe(100);
      expect(shares[2]).toBe(weight);
    }
  });
});
