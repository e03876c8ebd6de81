import { createStore } from '@touchline/plugin-api';
import { afterEach, describe, expect, it } from 'vitest';
import { loadPolicyLogo } from './policy-logo.ts';

const logo = () => document.querySelector<HTMLImageElement>('img[src="/web-api/policy/logo.agif"]');

let stop: () => void = () => undefined;
afterEach(() => stop());

function setUp(currentCountryId: number | undefined) {
  const core = createStore({ currentCountryId });
  stop = loadPolicyLogo({ document, configuration: { core } as never });
  return core;
}

describe('the policy’s logo', () => {
  it.each([1, 66, 126, 228, 120])('is loaded, unseen, for country %d', (country) => {
    setUp(country);
    expect(logo()?.hidden).toBe(true);
    expect(logo()?.alt).toBe('');
  });

  it.each([2, 0, 67, undefined])('is not asked for elsewhere: %s', (country) => {
    setUp(country);
    expect(logo()).toBeNull();
  });

  it('comes once when the country becomes known later, and goes with the page', () => {
    const core = setUp(undefined);
    core.set({ currentCountryId: 66 });
    core.set({ currentCountryId: 228 });
    expect(document.querySelectorAll('img')).toHaveLength(1);
    stop();
    expect(logo()).toBeNull();
  });
});
