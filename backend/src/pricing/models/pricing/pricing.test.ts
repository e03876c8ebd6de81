import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairOver } from './fair-line.ts';
import { impliedOfTwo, marginShare, removeMargin } from './margin.ts';
import { quotedPrice } from './price-ladder.ts';

describe('the price ladder', () => {
  it('the price ladder quotes the next rung below, never above the exact price', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.99, noNaN: true }), (implied) => {
        const quoted = quotedPrice(implied);
        expect(quoted).toBeGreaterThanOrEqual(1_010);
        expect(quoted).toBeLessThanOrEqual(1000 / implied + 1e-3);
        expect(quoted).toBeGreaterThan((1000 / implied) * 0.9);
        expect(quoted % 10).toBe(0);
        expect(quotedPrice(1000 / quoted)).toBe(quoted);
      }),
    );
  });

  it('the price ladder is monotone: a likelier outcome never has the higher price', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 0.99, noNaN: true }),
        fc.double({ min: 0.001, max: 0.99, noNaN: true }),
        (one, other) => {
          const [less, more] = one < other ? [one, other] : [other, one];
          expect(quotedPrice(more)).toBeLessThanOrEqual(quotedPrice(less));
        },
      ),
    );
  });

  it.each([
    [0.5, 2_000],
    [1 / 1.95, 1_950],
    [0.31, 3_200],
    [1 / 1.0099, 0],
    [1 / 1.01, 1_010],
    [0.001, 1_000_000],
    [0.000_99, 0],
    [1.2, 0],
  ])('the price ladder quotes %f at %i thousandths', (implied, thousandths) => {
    expect(quotedPrice(implied)).toBe(thousandths);
  });
});

describe('the margin', () => {
  it('the margin of two outcomes retains one odds ratio and adds up to the overround', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        fc.double({ min: 1.0001, max: 1.5, noNaN: true }),
        (fair, overround) => {
          const one = impliedOfTwo(fair, overround);
          const other = impliedOfTwo(1 - fair, overround);
          expect(one + other).toBeCloseTo(overround, 9);
          const ratio = (implied: number, of: number) => (implied / (1 - implied) / of) * (1 - of);
          expect(ratio(one, fair) / ratio(other, 1 - fair)).toBeCloseTo(1, 6);
          expect(one).toBeLessThan(1);
        },
      ),
    );
  });

  it('the margin of many outcomes adds up to the overround and weighs more on long shots', () => {
    const fair = [0.6, 0.25, 0.1, 0.05];
    const spread = fair.reduce((sum, one) => sum + one * (1 - one), 0);
    const share = marginShare(spread, 1, 1.1);
    const implied = fair.map((one) => one + share * one * (1 - one));
    expect(implied.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1.1, 12);
    const loads = implied.map((one, index) => one / (fair[index] ?? 1));
    expect(loads).toEqual(loads.toSorted((one, other) => one - other));
  });

  it('the margin is removed by the same odds ratio', () => {
    for (const fair of [0.2, 0.5, 0.83]) {
      const prices = [fair, 1 - fair].map((one) => 1 / impliedOfTwo(one, 1.06));
      expect(removeMargin(prices)[0]).toBeCloseTo(fair, 9);
    }
    const three = removeMargin([1.8, 3.6, 4.8]);
    expect(three.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
  });
});

describe('a fair line', () => {
  const distribution = { cumulative: Float64Array.of(0.1, 0.3, 0.6, 0.85, 1), low: 0, high: 4 };
  const masses = [0.1, 0.2, 0.3, 0.25, 0.15];

  it('a fair line has expectation nil at its own price, for every quarter line', () => {
    for (let quarters = 1; quarters <= 15; quarters += 1) {
      const price = 1 / fairOver(distribution, quarters);
      const line = quarters / 4;
      const legs = quarters % 2 ? [line - 0.25, line + 0.25] : [line, line];
      let value = 0;
      for (const [goals, mass] of masses.entries()) {
        for (const leg of legs) {
          if (goals > leg) value += (mass * (price - 1)) / 2;
          else if (goals < leg) value -= mass / 2;
        }
      }
      expect(value, String(line)).toBeCloseTo(0, 12);
    }
  });
});
