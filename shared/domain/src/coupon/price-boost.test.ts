import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBoostCovered } from './price-boost.ts';

/** The prices of a market: each chance with its share of margin, rounded down to a hundredth. */
function pricesOf(chances: readonly number[], priceOf: (chance: number) => number): string[] {
  return chances.map((chance) => (Math.floor(priceOf(chance) * 100) / 100).toFixed(2));
}

const chancesOf = (weights: readonly number[]) => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / whole);
};

describe('SLIP-22 a boosted price', () => {
  test.each([
    // 1 / 1.90 + 1 / 1.90 leave 5.26 %: two outcomes of one half each, so 2.00 is fair.
    [['1.90', '1.90'], 0, 10, true],
    [['1.90', '1.90'], 0, 12, false],
    [['1.90', undefined], 0, 1, false],
    [['1.00', '1.90'], 0, 1, false],
    [[undefined, '1.90'], 0, 1, false],
    [[], -1, 1, false],
  ] as const)(
    'SLIP-22 the boost of the price %j at %i by %s percent is covered: %s',
    (market, at, percent, covered) => {
      expect(isBoostCovered({ market, at, percent })).toBe(covered);
    },
  );

  test('SLIP-22 a covered boost never pays more than the outcome is worth, however the house spreads its margin', () => {
    const spreads = [
      // The same share of each, or so many times the odds of each.
      (margin: number) => (chance: number) => 1 / (chance * (1 + margin)),
      (margin: number) => (chance: number) => 1 + (1 - chance) / (chance * (1 + margin)),
    ];
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 5, max: 100 }), { minLength: 2, maxLength: 5 }),
        fc.double({ min: 0.02, max: 0.15, noNaN: true }),
        fc.constantFrom(...spreads),
        fc.double({ min: 0.5, max: 25, noNaN: true }),
        (weights, margin, spread, percent) => {
          const chances = chancesOf(weights);
          const market = pricesOf(chances, spread(margin));
          for (const [at, chance] of chances.entries()) {
            const price = Number(market[at]);
            if (isBoostCovered({ market, at, percent })) {
              const paid = price + ((price - 1) * percent) / 100;
              expect(paid * chance).toBeLessThanOrEqual(1 + 1e-9);
            }
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
