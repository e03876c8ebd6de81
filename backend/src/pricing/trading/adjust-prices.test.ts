import { greatestChance } from '@touchline/domain/odds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPricingSettings, quotedPrice } from '../models/index.ts';
import { adjustPrices } from './adjust-prices.ts';

/** A market of the house: fair chances with the margin spread evenly, on the rungs that are quoted. */
const market = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 4 }),
    fc.constantFrom(1.02, 1.05, 1.12),
  )
  .map(([weights, overround]) => {
    const sum = weights.reduce((all, one) => all + one, 0);
    return weights.map((weight) => {
      const price = quotedPrice((weight / sum) * overround);
      return price === 0 ? undefined : (price / 1000).toFixed(2);
    });
  });

describe('prices that operators change', () => {
  it('a raised price never exceeds what the outcome is worth without margin, and never falls', () => {
    fc.assert(
      fc.property(market, fc.double({ min: 0.0001, max: 0.1, noNaN: true }), (prices, change) => {
        const adjusted = adjustPrices(prices, () => change);
        for (const [at, price] of prices.entries()) {
          const after = Number(adjusted[at]);
          if (price === undefined) {
            expect(adjusted[at]).toBeUndefined();
            continue;
          }
          expect(after).toBeGreaterThanOrEqual(Number(price));
          // Beyond the feed's own price only as far as the expected return stays at most 1.
          if (after > Number(price)) {
            expect(after * Number(greatestChance(prices, at))).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });

  it('a lowered price falls by its share, is 1.01 at the least, and no other outcome moves', () => {
    fc.assert(
      fc.property(market, fc.double({ min: -0.5, max: -0.001, noNaN: true }), (prices, change) => {
        const adjusted = adjustPrices(prices, (at) => (at === 0 ? change : undefined));
        expect(adjusted.slice(1)).toEqual(prices.slice(1));
        if (prices[0] !== undefined) {
          const after = Number(adjusted[0]);
          expect(after).toBeGreaterThanOrEqual(1.01);
          expect(after).toBeLessThanOrEqual(Number(prices[0]));
          expect(after).toBeLessThanOrEqual(
            Math.max(1.01, Number(prices[0]) * (1 + change) + 1e-9),
          );
        }
      }),
    );
  });

  it('a price is not raised where the margin of its market cannot be seen', () => {
    expect(adjustPrices(['2.00', undefined, '4.00'], () => 0.1)).toEqual([
      '2.00',
      undefined,
      '4.00',
    ]);
    expect(adjustPrices(['1.90', '1.95'], (at) => (at === 0 ? 0.01 : undefined))).toEqual([
      '1.91',
      '1.95',
    ]);
  });

  it('the tightest margin of the house leaves one after the lowest that operators can set', () => {
    const { overround, defaultOverround } = defaultPricingSettings();
    expect(Math.min(defaultOverround, ...Object.values(overround)) - 0.02).toBeGreaterThan(1.02);
  });
});
