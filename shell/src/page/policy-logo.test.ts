import { createStore } from '@touchline/plugin-api';
import { afterEach, describe, expect, it } from 'vitest';
import { loadPolicyLogo } from './policy-logo.ts';

const logo = () => document.querySelector<HTMLImageElement>('img[src="/web-api/policy/logo.agif"]');

let stop: () => void = () => undefined;
afterEach(() => stop());

function setUp(
  currentCountryCode: string,
  policyLogoCountries: string[] | undefined = ['de', 'fr'],
) {
  const core = createStore({ currentCountryCode, policyLogoCountries });
  stop = loadPolicyLogo({ document, configuration: { core } as never });
  return core;
}

describe('the policy logo', () => {
  it.each(['de', 'fr'])(
    'the policy logo is loaded, hidden, for a country that the operator lists: %s',
    (country) => {
      setUp(country);
      expect(logo()?.hidden).toBe(true);
      expect(logo()?.alt).toBe('');
    },
  );

  it.each([['mt'], [''], ['de', []]])(
    'the policy logo is not requested from elsewhere: "%s"',
    (...given) => {
      setUp(...(given as [string, string[]?]));
      expect(logo()).toBeNull();
    },
  );

  it('the policy logo is loaded once when the country becomes known later, and is removed with the page', () => {
    const core = setUp('');
    core.set({ ...core.get(), currentCountryCode: 'de' });
    core.set({ ...core.get(), currentCountryCode: 'fr' });
    expect(document.querySelectorAll('img')).toHaveLength(1);
    stop();
    expect(logo()).toBeNull();
  });
});
