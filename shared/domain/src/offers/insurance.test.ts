import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LegResult } from '../coupon/index.ts';
import { insuranceProgress, insuranceRefusal } from './insurance.ts';

const TERMS = { minLegs: 5, minCoef: '1.40' };
const legsOf = (...results: readonly LegResult[]) =>
  results.map((result) => ({ price: '1.50', result }));

const results = fc.array(
  fc.constantFrom<LegResult>('won', 'won', 'won', 'lost', 'void', 'half-won', 'half-lost', {
    places: 1,
    tied: 2,
  }),
  { maxLength: 9 },
);

describe('the insurance of an accumulator', () => {
  it('INSURE-1 an accumulator lacks legs, or has legs at too low a price', () => {
    expect(insuranceProgress(TERMS, ['1.40', '2.00', '3.00', '10.00', '1.90'])).toEqual({
      isInsured: true,
      missing: 0,
      tooLow: [],
    });
    expect(insuranceProgress(TERMS, ['1.40', '1.39'])).toEqual({
      isInsured: false,
      missing: 3,
      tooLow: [1],
    });
    expect(insuranceProgress(TERMS, ['1.5', '1.5', '1.5', '1.5', '1.5', '1.05']).isInsured).toBe(
      false,
    );
  });

  it.each([
    ['one lost leg of five', legsOf('won', 'won', 'lost', 'won', 'won'), undefined],
    ['nothing lost', legsOf('won', 'won', 'won', 'won', 'won'), 'none-lost'],
    ['two lost legs', legsOf('won', 'lost', 'lost', 'won', 'won'), 'several-lost'],
    ['a void leg of five', legsOf('won', 'void', 'lost', 'won', 'won'), 'too-few-legs'],
    ['a void leg of six', legsOf('won', 'void', 'lost', 'won', 'won', 'won'), undefined],
    ['a half lost leg', legsOf('won', 'half-lost', 'lost', 'won', 'won'), 'half-lost'],
    ['a half won leg', legsOf('won', 'half-won', 'lost', 'won', 'won'), undefined],
  ] as const)('INSURE-2 an accumulator with %s', (_what, legs, refusal) => {
    expect(insuranceRefusal(TERMS, legs)).toBe(refusal);
  });

  it('INSURE-2 the stake comes back exactly when the same legs with the lost one won would all have counted and won', () => {
    fc.assert(
      fc.property(results, fc.integer({ min: 2, max: 6 }), (given, minLegs) => {
        // The other way round: take one leg away; what is left must be wins, and enough with the one.
        const comesBack = given.some((one, at) => {
          if (one !== 'lost') return false;
          const others = given.toSpliced(at, 1).filter((result) => result !== 'void');
          const areWon = others.every((result) => result !== 'lost' && result !== 'half-lost');
          return areWon && others.length + 1 >= minLegs;
        });
        const refusal = insuranceRefusal({ minLegs }, legsOf(...given));
        expect(refusal === undefined).toBe(comesBack);
      }),
    );
  });
});
