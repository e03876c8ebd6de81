import { describe, expect, it } from 'vitest';
import { visitorConfiguration } from './visitor-configuration.ts';

const CORE = { currentCountryCode: '', flags: {} };

function countryIdOf(
  country: string,
  core: Partial<Parameters<typeof visitorConfiguration>[0]>,
): number | undefined {
  return visitorConfiguration(
    { ...CORE, ...core },
    {
      country,
      abTests: [],
      isConsultantWanted: false,
      domain: 'site.example',
    },
  ).currentCountryId;
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
