import { describe, expect, it } from 'vitest';
import { chooseLanguage, parseAcceptLanguage, withLanguage } from './language.ts';

const sources = {
  available: ['en', 'ru', 'de'],
  hidden: ['de'],
  authenticated: false,
  address: undefined,
  cookie: undefined,
  browser: [],
  fallback: 'ru',
};
const languageOf = (changes: Partial<typeof sources> | object) =>
  chooseLanguage({ ...sources, ...changes }).language;

describe('choice of language', () => {
  it('asks address, cookie, browser, default in this order', () => {
    expect(languageOf({ address: 'en', cookie: 'ru', browser: ['ru'] })).toBe('en');
    expect(languageOf({ address: 'live', cookie: 'en', browser: ['ru'] })).toBe('en');
    expect(languageOf({ cookie: 'xx', browser: ['fr-FR', 'en-GB', 'ru'] })).toBe('en');
    expect(languageOf({ browser: ['fr'] })).toBe('ru');
  });

  it('falls back to en and says so when the default is not allowed', () => {
    expect(chooseLanguage({ ...sources, fallback: 'fr' })).toEqual({
      language: 'en',
      isInAddress: false,
      isDefaultDenied: true,
    });
  });

  it('keeps hidden languages from visitors but not from players', () => {
    expect(languageOf({ address: 'de' })).toBe('ru');
    expect(languageOf({ address: 'de', authenticated: true })).toBe('de');
  });

  it('knows whether the address needs no change', () => {
    expect(chooseLanguage({ ...sources, address: 'en' }).isInAddress).toBe(true);
    expect(chooseLanguage({ ...sources, address: 'de' }).isInAddress).toBe(false);
  });
});

describe('Accept-Language', () => {
  it('orders by quality, keeps the order of equals, drops refused and malformed tags', () => {
    expect(parseAcceptLanguage('de;q=0.5, en-GB, ru;q=0.9,fr;q=0, *, <x>')).toEqual([
      'en-GB',
      'ru',
      'de',
    ]);
    expect(parseAcceptLanguage('')).toEqual([]);
  });
});

describe('insertion of a language', () => {
  it('keeps path and query', () => {
    expect(withLanguage('en', '/')).toBe('/en');
    expect(withLanguage('en', '/live/football?a=1&b=?')).toBe('/en/live/football?a=1&b=?');
    expect(withLanguage('en', '/?a=1')).toBe('/en?a=1');
  });
});
