import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fineOf, parseFine, roundFine } from './fine-amount.ts';

describe('fine amounts', () => {
  it('the minor units and the rest are the sum, and the rest is at most half a unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.constantFrom('EUR', 'JPY', 'KWD'),
        (amount, currency) => {
          const { minor, remainder } = roundFine(amount, currency);
          expect(fineOf(minor, currency) + remainder).toBe(amount);
          expect(Math.abs(remainder) * 2).toBeLessThanOrEqual(fineOf(1, currency));
        },
      ),
    );
  });

  it('halves go to the even unit', () => {
    expect([500, 1_500, 2_500].map((amount) => roundFine(amount, 'EUR').minor)).toEqual([0, 2, 2]);
  });

  it.each([
    ['12.34', 1_234_000],
    ['0.00001', 1],
    ['7', 700_000],
    ['1.2345600', 123_456],
    ['1.234567', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['', undefined],
  ])('the text %j is %j', (text, amount) => {
    expect(parseFine(text)).toBe(amount);
  });
});
