import { describe, expect, it } from 'vitest';
import { CoreConfiguration } from './configuration.ts';
import { visitorConfiguration } from './visitor-configuration.ts';

const CORE = {
  languages: ['en'],
  defaultLanguage: 'en',
  brand: 'Touchline',
  currencies: ['EUR'],
  countryCode: 'mt',
  registrationAllowed: true,
  minimumAge: 18,
  flags: {},
  bannedAddress: '/',
  betting: { changeCoefAction: 2, couponForVisitors: true },
  settings: {},
  allowedSettings: {},
};

function countryIdOf(country: string, core: object): number | undefined {
  return visitorConfiguration(CoreConfiguration.parse({ ...CORE, ...core }), {
    country,
    abTests: [],
    isConsultantWanted: false,
    domain: 'site.example',
  }).currentCountryId;
}

describe('the number of a visitor’s country', () => {
  const countryIds = { aa: 66, bb: 67 };

  it.each([
    ['aa', { countryIds }, 66],
    ['bb', { countryIds }, 67],
    ['cc', { countryIds }, undefined],
    ['cc', { countryIds, currentCountryId: 120 }, 120],
    // The operator has said where the site is, for every visitor.
    ['aa', { countryIds, currentCountryCode: 'bb' }, 67],
    ['aa', {}, undefined],
  ])('the country number from %s on a site with %j is %s', (country, core, id) => {
    expect(countryIdOf(country, core)).toBe(id);
  });
});
