import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { likelyCountry } from './likely-country.ts';

const nowhere = {
  visitorCountry: '',
  timeZone: undefined,
  languages: [],
  siteCountry: 'ru',
  offered: COUNTRIES,
};

describe('the country somebody probably lives in', () => {
  it('is where the server saw the visitor, before anything else', () => {
    const given = { ...nowhere, visitorCountry: 'kz', timeZone: 'Europe/Berlin' };
    expect(likelyCountry(given)).toBe('KZ');
  });

  it('is the one whose time zone the device keeps', () => {
    const given = { ...nowhere, timeZone: 'Europe/Berlin', languages: ['en-GB'] };
    expect(likelyCountry(given)).toBe('DE');
  });

  it('is the region of a preferred language, then where such a language is at home', () => {
    expect(likelyCountry({ ...nowhere, languages: ['de', 'en-GB'] })).toBe('GB');
    expect(likelyCountry({ ...nowhere, languages: ['pt'] })).toBe('BR');
  });

  it('is never one that is not offered: those lead on to the next sign', () => {
    const given = { ...nowhere, visitorCountry: 'us', languages: ['en-US', 'pl'] };
    expect(likelyCountry(given)).toBe('PL');
  });

  it('is the site’s own where nothing is known or what is said makes no sense', () => {
    expect(likelyCountry(nowhere)).toBe('RU');
    const given = { ...nowhere, timeZone: 'Moon/Crater', languages: ['not a language', '*'] };
    expect(likelyCountry(given)).toBe('RU');
  });
});
