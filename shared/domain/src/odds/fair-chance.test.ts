import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairChance } from './fair-chance.ts';

const implied = (price: string) => 1 / Number(price);
const price = fc.integer({ min: 101, max: 2_000 }).map((cents) => (cents / 100).toFixed(2));

describe('the chance of an outcome by the prices of its market', () => {
  test.each([
    [['2.00', '1.90'], 0, '0.4855'],
    [['1.04', '9.00'], 0, '0.9206'],
    // Two of three win.
    [['1.25', '1.30', '1.60'], 0, '0.7374'],
    [['1.25', undefined, '4.20'], 0, '0.7777'],
  ] as const)('ODDS-13 the chance by %j at %i is %s', (market, at, chance) => {
    expect(fairChance(market, at)).toBe(chance);
  });

  test('ODDS-13 the chance is never above what the price says, and those of a market add up to its winners', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 2, maxLength: 12 }), (market) => {
        const chances = market.map((_, at) => Number(fairChance(market, at)));
        const sum = market.map(implied).reduce((total, one) => total + one, 0);
        for (const [at, chance] of chances.entries()) {
          expect(chance).toBeLessThan(implied(market[at] ?? ''));
          expect(chance).toBeGreaterThanOrEqual(0);
        }
        expect(chances.reduce((total, one) => total + one, 0)).toBeLessThanOrEqual(
          Math.max(0, Math.floor(sum)) + 1e-9,
        );
      }),
    );
  });

  test('ODDS-13 the chance is 0 where the favourites have no price, or the outcome itself has none', () => {
    expect(fairChance([undefined, '12.00'], 1)).toBe('0');
    expect(fairChance([undefined, '1.50'], 0)).toBe('0');
    expect(fairChance([], -1)).toBe('0');
  });
});
