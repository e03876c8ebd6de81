import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText } from './amount-text.ts';

describe('amountText', () => {
  it.each([
    ['12', '12'],
    ['12.5', '12.5'],
    ['12,5', '12.5'],
    ['1 250,50 €', '1250.50'],
    ['1.250,50', '1250.50'],
    ['1,250.50', '1250.50'],
    ['12.', '12.'],
    ['.5', '0.5'],
    ['007', '7'],
    ['0', '0'],
    ['', ''],
    ['abc', ''],
    ['-5', '5'],
    ['12.345', '12.34'],
  ])('the amount with two decimals %j becomes %j', (typed, expected) => {
    expect(amountText(typed, { decimals: 2 })).toBe(expected);
  });

  it.each([
    ['1250', '1250'],
    ['12.9', '12'],
    ['12,9', '12'],
  ])('the amount in a currency without decimals %j becomes %j', (typed, expected) => {
    expect(amountText(typed, { decimals: 0 })).toBe(expected);
  });

  it('the amount text is unchanged when formatted again, and is always an amount being typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 3 }), (typed, decimals) => {
        const text = amountText(typed, { decimals });
        expect(text).toMatch(/^\d*(\.\d{0,3})?$/);
        expect(amountText(text, { decimals })).toBe(text);
      }),
    );
  });
});
