import { describe, expect, it } from 'vitest';
import { amountOf, durationText } from './duration.ts';

describe('a length of time', () => {
  it.each([
    [0, 'en', '0 minutes'],
    [59.9, 'en', '59 minutes'],
    [60, 'en', '1 hour'],
    [80, 'en', '1 hour 20 minutes'],
    [125, 'ru', '2 часа 5 минут'],
    [-1, 'en', '0 minutes'],
  ])('of %d minutes in "%s" is %s', (minutes, language, text) => {
    expect(durationText(minutes, language).replaceAll(/[\s\u00A0]+/g, ' ')).toBe(text);
  });

  it('is counted as each language counts, with the digits 0–9', () => {
    expect(amountOf(5, { unit: 'minute', language: 'ru' })).toBe('5 минут');
    expect(amountOf(24, { unit: 'hour', language: 'ar' })).toMatch(/24/);
  });
});
