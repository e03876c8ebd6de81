import { AllowedSettings, GlobalSettings } from '@touchline/contracts/configuration';
import type { DocumentState } from '@touchline/contracts/site';
import { afterEach, expect, it } from 'vitest';
import { createPageState } from './page-state.ts';

const STATE = {
  language: 'en',
  authenticated: false,
  configuration: {
    flags: {},
    abTests: [],
    betting: {},
    settings: GlobalSettings.parse({}),
    allowedSettings: AllowedSettings.parse({}),
  },
  decisions: { plan: {} },
  plugins: {},
  time: 1_700_000_000_000,
} as unknown as DocumentState;

afterEach(() => localStorage.clear());

it('a page knows which plugins this browser had stored state of', () => {
  const open = () => createPageState(STATE, window);
  expect(open().hasStored('sport')).toBe(false);
  localStorage.setItem('tl:sport:favourites', '{}');
  localStorage.setItem('another', '1');
  const page = open();
  expect(['sport', 'header', 'spor'].map(page.hasStored)).toEqual([true, false, false]);
  localStorage.removeItem('tl:sport:favourites');
  expect(page.hasStored('sport')).toBe(true);
});

it.each([
  [{}, false],
  [{ isFunctionalCookiesAgreed: true }, false],
  [{ coefViewId: 2, isGroupByCountry: true }, true],
  [{ isGroupByCountry: true }, false],
])('a page with the settings %j has something of its own in every view: %s', (chosen, isOwn) => {
  const stored = { version: 2, state: chosen };
  localStorage.setItem('tl:shell:settings', JSON.stringify(stored));
  expect(createPageState(STATE, window).hasStored('sport')).toBe(isOwn);
});
