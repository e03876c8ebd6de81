import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRateJump, LARGEST_RATE_FACTOR } from './rate-jump.ts';

const rate = fc.integer({ min: 1, max: 1_000_000_000 }).map((units) => (units / 10_000).toFixed(4));

describe('a rate that may be a typing error', () => {
  it.each([
    ['184.06', '184.06', false],
    ['184.06', '190', false],
    ['184.06', '18.406', true],
    ['1.1', '11', true],
    ['2', '3', false],
    ['2', '3.01', true],
    ['3', '2', false],
    ['3', '1.99', true],
  ])('a rate of %s that becomes %s: %s', (before, after, expected) => {
    expect(isRateJump(before, after)).toBe(expected);
  });

  it('a rate with its comma moved is always noticed, a change within the factor never', () => {
    fc.assert(
      fc.property(rate, fc.double({ min: 0.7, max: 1.45, noNaN: true }), (before, factor) => {
        expect(isRateJump(before, String(Number(before) * 10))).toBe(true);
        expect(isRateJump(before, String(Number(before) / 10))).toBe(true);
        expect(factor).toBeLessThan(LARGEST_RATE_FACTOR);
        expect(isRateJump(before, String(Number(before) * factor))).toBe(false);
      }),
    );
  });
});
