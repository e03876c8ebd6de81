import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePrice } from './each-way.ts';

describe('COUPON-35 the place part of an each-way bet', () => {
  it.each([
    ['5.00', 4, '2.00'],
    ['5.00', 5, '1.80'],
    ['11.00', 4, '3.50'],
    ['2.50', 4, '1.37'],
    ['101.00', 5, '21.00'],
    ['1.04', 4, '1.01'],
  ] as const)('the place part at %s and one %ith pays %s', (price, fraction, expected) => {
    expect(placePrice(price, { fraction })).toBe(expected);
  });

  it('the place part of what pays next to nothing is not offered', () => {
    expect(placePrice('1.03', { fraction: 4 })).toBeUndefined();
    expect(placePrice('1.04', { fraction: 5 })).toBeUndefined();
  });

  it('the place part never pays more than its fraction of the winnings, and less than a hundredth below', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 110, max: 100_000 }),
        fc.constantFrom(4 as const, 5 as const),
        (hundredths, fraction) => {
          const paid = Number(placePrice((hundredths / 100).toFixed(2), { fraction })) - 1;
          const exact = (hundredths / 100 - 1) / fraction;
          expect(paid).toBeLessThanOrEqual(exact + 1e-9);
          expect(paid).toBeGreaterThan(exact - 0.01);
        },
      ),
    );
  });
});
