import { describe, expect, it } from 'vitest';
import { typedDigits } from './typed-digits.ts';

describe('the digits of a number', () => {
  it.each([
    ['7400 123-456', '7400123456'],
    ['(0)151 / 23', '015123'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['none', ''],
  ])('the digits of "%s" are %s', (typed, digits) => {
    expect(typedDigits(typed)).toBe(digits);
  });
});
