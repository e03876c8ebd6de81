import { describe, expect, it } from 'vitest';
import {
  chooseLanguage,
  isLanguageSegment,
  parseAcceptLanguage,
  withLanguage,
} from './language.ts';

const sources = {
  available: ['en', 'ru', 'ar', 'xx'],
  hidden: ['ar'],
  authenticated: false,
  address: undefined,
  cookie: undefined,
  browser: [],
  fallback: 'ru',
};
type Given = Partial<Record<keyof typeof sources, unknown>>;
const choose = (given: Given) => chooseLanguage({ ...sources, ...given } as never);

describe('choice of language (platform specification, section 4)', () => {
  it.each<[string, Given, string]>([
    ['the address first', { address: 'en', cookie: 'ru', browser: ['ru'] }, 'en'],
    ['the address in any case', { address: 'EN', cookie: 'ru' }, 'en'],
    ['then the cookie', { address: 'live', cookie: 'en', browser: ['ru'] }, 'en'],
    ['then the browser', { cookie: 'zz', browser: ['fr-FR', 'en-GB', 'ru'] }, 'en'],
    ['then the default', { browser: ['fr'] }, 'ru'],
    ['then en', { browser: ['fr'], fallback: 'fr' }, 'en'],
    ['en even where the site lacks it', { available: ['ru'], fallback: 'fr' }, 'en'],
    ['no hidden language of the address for visitors', { address: 'ar' }, 'ru'],
    ['no hidden language of the cookie for visitors', { cookie: 'ar', browser: ['en'] }, 'en'],
    ['no hidden language of the browser for visitors', { browser: ['ar', 'en'] }, 'en'],
    ['no hidden default for visitors', { fallback: 'ar' }, 'en'],
    ['a hidden language for players', { address: 'ar', authenticated: true }, 'ar'],
    ['never a language without texts', { address: 'xx', authenticated: true }, 'ru'],
    ['never a default without texts', { fallback: 'xx', authenticated: true }, 'en'],
  ])('the choice of language uses %s', (_rule, given, expected) => {
    expect(choose(given).language).toBe(expected);
  });

  it('the choice of language reports a default that is not allowed, which is worth an error in the log', () => {
    expect(choose({ fallback: 'fr' }).isDefaultDenied).toBe(true);
    expect(choose({ fallback: 'ar' }).isDefaultDenied).toBe(true);
    expect(choose({ fallback: 'ar', authenticated: true }).isDefaultDenied).toBe(false);
    expect(choose({ address: 'en' }).isDefaultDenied).toBe(false);
  });

  it.each<[string, Given, boolean]>([
    ['as it is', { address: 'en' }, true],
    ['hidden from visitors', { address: 'ar' }, false],
    ['hidden, for players', { address: 'ar', authenticated: true }, true],
    ['in capitals', { address: 'EN' }, false],
    ['missing', {}, false],
  ])(
    'the choice of language knows whether the address needs no change: %s',
    (_case, given, expected) => {
      expect(choose(given).isInAddress).toBe(expected);
    },
  );
});

describe('segment of a language', () => {
  it.each([
    ['en', true],
    ['EN', true],
    ['de', true],
    ['xx', false],
    ['go', false],
    ['live', false],
    ['eng', false],
    ['ru-ru', false],
    ['', false],
  ])('the segment %s is a language: %s', (segment, expected) => {
    expect(isLanguageSegment(segment)).toBe(expected);
  });
});

describe('Accept-Language', () => {
  it('the Accept-Language header is ordered by quality, equals in order, without refused and malformed tags', () => {
    expect(parseAcceptLanguage('de;q=0.5, en-GB, ru;q=0.9,fr;q=0, *, <x>')).toEqual([
      'en-GB',
      'ru',
      'de',
    ]);
    expect(parseAcceptLanguage('')).toEqual([]);
  });
});

describe('insertion of a language', () => {
  it('the insertion of a language retains path and query', () => {
    expect(withLanguage('en', '/')).toBe('/en');
    expect(withLanguage('en', '/live/football?a=1&b=?')).toBe('/en/live/football?a=1&b=?');
    expect(withLanguage('en', '/?a=1')).toBe('/en?a=1');
  });
});
