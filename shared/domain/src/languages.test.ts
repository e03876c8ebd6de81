import { describe, expect, it } from 'vitest';
import { directionOf, formattingLocale, LANGUAGES } from './languages.ts';

describe('languages', () => {
  it('run the way they are written', () => {
    expect(LANGUAGES.map((language) => [language, directionOf(language)])).toEqual([
      ['en', 'ltr'],
      ['ru', 'ltr'],
      ['ar', 'rtl'],
    ]);
  });

  it.each([
    ['en', '€1,234.50', 'March 5'],
    ['ru', '1 234,50 €', '5 марта'],
    ['ar', '‏1,234.50 €', '5 مارس'],
  ])('are formatted in their own way, but always in the digits 0–9: %s', (language, money, day) => {
    const locale = formattingLocale(language);
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
    const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    expect(plain(amount.format(1234.5))).toBe(money);
    const date = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    expect(date.format(Date.UTC(2026, 2, 5))).toBe(day);
  });
});
