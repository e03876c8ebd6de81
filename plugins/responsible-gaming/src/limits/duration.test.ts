import { describe, expect, it } from 'vitest';
import { amountOf, breakText, durationText } from './duration.ts';

describe('a length of time', () => {
  it.each([
    [0, 'en', '0 minutes'],
    [59.9, 'en', '59 minutes'],
    [60, 'en', '1 hour'],
    [80, 'en', '1 hour 20 minutes'],
    [125, 'ru', '2 часа 5 минут'],
    [-1, 'en', '0 minutes'],
  ])('the duration of %d minutes in "%s" is %s', (minutes, language, text) => {
    expect(durationText(minutes, language).replaceAll(/[\s\u00A0]+/g, ' ')).toBe(text);
  });

  it('the duration is counted as each language counts, with the digits 0–9', () => {
    expect(amountOf(5, { unit: 'minute', language: 'ru' })).toBe('5 минут');
    expect(amountOf(24, { unit: 'hour', language: 'ar' })).toMatch(/24/);
  });
});

describe('the length of a break', () => {
  it.each([
    [1, 'en', '1 day'],
    [7, 'ru', '7 дней'],
    [30, 'en', '1 month'],
    [90, 'en', '3 months'],
    [184, 'en', '6 months'],
    [366, 'en', '1 year'],
    [731, 'ru', '2 года'],
    [1_827, 'en', '5 years'],
  ])('the break of %d days in "%s" is %s', (days, language, text) => {
    expect(breakText(days, language).replaceAll(/[\s\u00A0]+/g, ' ')).toBe(text);
  });
});
