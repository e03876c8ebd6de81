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

describe('the likely country', () => {
  it('the likely country is where the server saw the visitor, before anything else', () => {
    const given = { ...nowhere, visitorCountry: 'kz', timeZone: 'Europe/Berlin' };
    expect(likelyCountry(given)).toBe('KZ');
  });

  it('the likely country is that of the device’s time zone', () => {
    const given = { ...nowhere, timeZone: 'Europe/Berlin', languages: ['en-GB'] };
    expect(likelyCountry(given)).toBe('DE');
  });

  it('the likely country is the region of a preferred language, then the home of such a language', () => {
    expect(likelyCountry({ ...nowhere, languages: ['de', 'en-GB'] })).toBe('GB');
    expect(likelyCountry({ ...nowhere, languages: ['pt'] })).toBe('BR');
  });

  it('the likely country is never one that is not offered: the next sign is used instead', () => {
    const given = { ...nowhere, visitorCountry: 'us', languages: ['en-US', 'pl'] };
    expect(likelyCountry(given)).toBe('PL');
  });

  it('the likely country of who reads English is the United Kingdom, before the site’s own', () => {
    expect(likelyCountry({ ...nowhere, timeZone: 'UTC', languages: ['en-US', 'en'] })).toBe('GB');
  });

  it('the likely country is the site’s own where nothing is known or the signs are invalid', () => {
    expect(likelyCountry(nowhere)).toBe('RU');
    const given = { ...nowhere, timeZone: 'Moon/Crater', languages: ['not a language', '*'] };
    expect(likelyCountry(given)).toBe('RU');
  });
});
