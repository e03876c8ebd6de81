import { describe, expect, it } from 'vitest';
import { configurationKeys } from './configuration-keys.ts';

describe('the key of the policy logo', () => {
  it.each([
    ['de', ['de', 'fr'], true],
    ['fr', ['de', 'fr'], true],
    ['mt', ['de', 'fr'], undefined],
    ['', ['de', 'fr'], undefined],
    ['de', [], undefined],
    ['de', undefined, undefined],
  ])(
    'the key of a visitor from "%s", with the countries %j, is %s',
    (currentCountryCode, policyLogoCountries, expected) => {
      const core = {
        flags: {},
        abTests: [],
        betting: { couponForVisitors: true },
        registrationAllowed: true,
        currentCountryCode,
        policyLogoCountries,
      };
      expect(configurationKeys(core)['config.policyLogo']).toBe(expected);
    },
  );
});
