import { describe, expect, it } from 'vitest';
import {
  directionOf,
  formattingLocale,
  languageName,
  LANGUAGES,
  languageWithTexts,
} from './languages.ts';

describe('languages', () => {
  it('the languages have English first, which replaces the others', () => {
    expect(LANGUAGES[0]).toBe('en');
  });

  it('the languages run the way they are written', () => {
    expect(['en', 'ru', 'ar'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl']);
  });

  it('the languages run right to left where the CLDR writes them in such a script, whether we have texts or not', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    // `iw` and `ji` are old codes of others, and no site uses them.
    const current = codes.filter((code) => new Intl.Locale(code).language === code);
    const scriptOf = (code: string) => new Intl.Locale(code).maximize().script ?? '';
    expect(current.filter((code) => directionOf(code) === 'rtl')).toEqual(
      current.filter((code) => ['Arab', 'Hebr', 'Thaa'].includes(scriptOf(code))),
    );
  });

  it('the languages are called what their speakers call them', () => {
    expect(['en', 'ru', 'ar'].map(languageName)).toEqual(['English', 'Русский', 'العربية']);
  });

  it('the languages without their own texts are replaced by English', () => {
    expect(['ru', 'zz', 'RU', undefined].map(languageWithTexts)).toEqual(['ru', 'en', 'en', 'en']);
  });

  it.each([
    ['en', '€1,234.50', 'March 5'],
    ['ru', '1 234,50 €', '5 марта'],
    ['ar', '‏1,234.50 €', '5 مارس'],
  ])(
    'the languages are formatted in their own way, but always in the digits 0–9: %s',
    (language, money, day) => {
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
    },
  );
});
