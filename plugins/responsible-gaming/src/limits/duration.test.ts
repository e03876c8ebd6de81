import { describe, expect, it } from 'vitest';
import { amountOf, durationText } from './duration.ts';

describe('a length of time', () => {
  it.each([
    [0, 'en', '0 min'],
    [59.9, 'en', '59 min'],
    [60, 'en', '1 hr'],
    [80, 'en', '1 hr 20 min'],
    [125, 'ru', '2 ч 5 мин'],
    [-1, 'en', '0 min'],
  ])('of %d minutes in "%s" is %s', (minutes, language, text) => {
    expect(durationText(minutes, language).replaceAll(/[\s\u00A0]+/g, ' ')).toBe(text);
  });

  it('is counted as each language counts, with the digits 0–9', () => {
    expect(amountOf(5, { unit: 'minute', language: 'ru' })).toBe('5 минут');
    expect(amountOf(24, { unit: 'hour', language: 'ar' })).toMatch(/24/);
  });
});
