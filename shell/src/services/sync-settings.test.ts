import {
  AllowedSettings,
  CoreConfiguration,
  GlobalSettings,
} from '@touchline/contracts/configuration';
import { createStore, type SessionState } from '@touchline/plugin-api';
import { createTestClock, createTestContext } from '@touchline/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestLogger } from '../testing/test-logger.ts';
import { createKeyStore } from './context-keys.ts';
import { syncSettings } from './sync-settings.ts';
import { createPreferences } from './preferences.ts';
import { createPluginStorage } from './storage.ts';

const KEY = 'tl:shell:settings';
const { dataset } = document.documentElement;
let dispose: () => void = () => undefined;

const cookies = () =>
  Object.fromEntries(
    document.cookie.split('; ').map((text) => text.split('=') as [string, string]),
  );

function forgetCookies() {
  for (const name of Object.keys(cookies())) {
    document.cookie = `${name}=; path=/; max-age=0`;
  }
}

interface Given {
  readonly stored?: object;
  readonly defaults?: Partial<GlobalSettings>;
  readonly allowed?: Partial<AllowedSettings>;
  readonly isAsked?: boolean;
  readonly userId?: string;
}

function setUp({ stored, defaults, allowed, isAsked = false, userId }: Given = {}) {
  if (stored !== undefined) {
    localStorage.setItem(KEY, JSON.stringify({ version: 2, state: stored }));
  }
  const clock = createTestClock();
  const error = vi.fn();
  const log = { ...createTestLogger(), error };
  const { configuration } = createTestContext();
  const core: CoreConfiguration = {
    ...configuration.get(),
    settings: { ...GlobalSettings.parse({}), ...defaults },
    allowedSettings: { ...AllowedSettings.parse({}), ...allowed },
  };
  const preferences = createPreferences({
    storage: createPluginStorage('shell', {
      storage: localStorage,
      log,
      clock,
      onForeignChange: () => () => undefined,
      onPresence: () => undefined,
    }),
    defaults: core.settings,
    coefViewIds: core.allowedSettings.coefViewIds,
  });
  const session = { state: createStore<SessionState>({ userId }) };
  const keys = createKeyStore({ 'config.consentPopup': isAsked });
  dispose = syncSettings({
    preferences,
    configuration: { core: createStore(core), maintenance: createStore({}) },
    session,
    keys,
    clock,
    window,
    log,
  });
  const kept = () =>
    JSON.parse(localStorage.getItem(KEY) ?? '{}') as { version: number; state: object };
  return { preferences, session, clock, keys, kept, error };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  dispose();
  forgetCookies();
  for (const name of Object.keys(dataset)) {
    delete dataset[name];
  }
});

describe('global settings', () => {
  it('the global settings start as the specification says', () => {
    expect(setUp().preferences.get()).toMatchObject({
      isAccumulatorOfTheDay: 1,
      isLiveAccumulatorOfTheDay: 1,
      isDisplayStatsInNewWindow: 1,
      isMoveVideoOnScroll: 1,
      isGroupByCountry: true,
      appViewType: 0,
      coefViewId: 0,
      isAppCompactView: 0,
      is12h: false,
    });
  });

  it('the global settings show on the page when they change, and are stored with their version', () => {
    const { preferences, kept } = setUp();
    preferences.change({ appTheme: 1, isAppCompactView: 1, visuallyImpairedMode: 1 });
    expect({ ...dataset }).toEqual({ theme: 'dark', compact: '', impaired: '' });
    preferences.change({ appTheme: 0, visuallyImpairedMode: 0 });
    expect({ ...dataset }).toEqual({ theme: 'light', compact: '' });
    expect(kept()).toEqual({
      version: 2,
      state: { appTheme: 0, isAppCompactView: 1, visuallyImpairedMode: 0 },
    });
  });

  it('the setting coefIndicationType 1 removes the colour from price changes, and 0 restores it', () => {
    const { preferences } = setUp();
    const { style } = document.documentElement;
    preferences.change({ coefIndicationType: 1 });
    expect(style.getPropertyValue('--color-up')).toBe(style.getPropertyValue('--color-down'));
    expect(style.getPropertyValue('--color-up')).not.toBe('');
    preferences.change({ coefIndicationType: 0 });
    expect(style.getPropertyValue('--color-up')).toBe('');
  });

  it('only chosen settings are stored: the site may change the rest', () => {
    const stored = { appFontSize: 'large' };
    expect(setUp({ stored, defaults: { coefViewId: 2 } }).preferences.get()).toMatchObject({
      appFontSize: 'large',
      coefViewId: 2,
    });
  });

  it('the settings that do not fit their schema are ignored, field by field', () => {
    const stored = { appTheme: 'dark', coefViewId: 77, isAppCompactView: 1, invented: true };
    const { preferences, kept } = setUp({ stored });
    expect(preferences.get().coefViewId).toBe(0);
    expect(kept().state).toEqual({ isAppCompactView: 1 });
  });

  it('the odds format follows the view, within what the site allows', () => {
    const { preferences } = setUp();
    preferences.change({ coefViewId: 6 });
    preferences.change({ appViewType: 1 });
    expect(preferences.get().coefViewId).toBe(16);
    preferences.change({ appViewType: 0 });
    expect(preferences.get().coefViewId).toBe(6);
    dispose();
    const strict = setUp({ allowed: { coefViewIds: [0, 1] } });
    strict.preferences.change({ coefViewId: 6 });
    expect(strict.preferences.get().coefViewId).toBe(0);
  });

  it('the view type and market names come by cookie only when the site lists them', () => {
    document.cookie = 'app_view_type=1; path=/';
    document.cookie = 'markets_name_type=7; path=/';
    const { preferences } = setUp();
    expect(preferences.get()).toMatchObject({ appViewType: 1, marketsNameType: 0 });
    dispose();
    localStorage.clear();
    expect(setUp({ allowed: { appViewTypes: [0] } }).preferences.get().appViewType).toBe(0);
    dispose();
    localStorage.clear();
    const listing = setUp({ allowed: { marketsNameTypes: [0, 7] } });
    expect(listing.preferences.get().marketsNameType).toBe(7);
  });

  it('a part that fails is logged, and the chosen setting remains', () => {
    const { preferences, error } = setUp({ stored: { appTheme: 1 } });
    const broken = vi
      .spyOn(document.documentElement.style, 'setProperty')
      .mockImplementation(() => {
        throw new Error('broken');
      });
    preferences.change({ is12h: true });
    broken.mockRestore();
    expect(error.mock.calls).toEqual([['showing the settings failed', expect.any(Error)]]);
    expect(preferences.get()).toMatchObject({ appTheme: 1, is12h: true });
  });

  it('another user starts without the profiles of the one before', () => {
    const stored = { userId: '1', lineProfileId: 'a', liveProfileId: 'b', profileIdTimestamp: 9 };
    const { preferences, session } = setUp({ stored, userId: '1' });
    expect(preferences.get().lineProfileId).toBe('a');
    session.state.set({ userId: '2' });
    expect(preferences.get()).toMatchObject({
      userId: '2',
      lineProfileId: '',
      liveProfileId: '',
      profileIdTimestamp: 0,
    });
  });
});

describe('functional cookies', () => {
  it('the functional cookies are written where no consent is required: that counts as agreement to all', () => {
    setUp({ stored: { leftSectionDisplayState: 1 } });
    expect(cookies()).toMatchObject({
      window_size: `${window.innerWidth}x${window.innerHeight}`,
      hide_left: '1',
    });
  });

  it.each([
    { agree: {}, written: false },
    { agree: { cookiesAgreeType: 'necessary', isFunctionalCookiesAgreed: true }, written: false },
    { agree: { cookiesAgreeType: 'chosen' }, written: false },
    { agree: { cookiesAgreeType: 'chosen', isFunctionalCookiesAgreed: true }, written: true },
    { agree: { cookiesAgreeType: 'all' }, written: true },
  ])(
    'the functional cookies follow the agreement where it is required: $agree',
    ({ agree, written }) => {
      setUp({ stored: { rightSectionDisplayState: 1, ...agree }, isAsked: true });
      expect('window_size' in cookies()).toBe(written);
      expect('hide_right' in cookies()).toBe(written);
    },
  );

  it('the functional cookies expire after a day', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    setUp({ stored: { leftSectionDisplayState: 1, rightSectionDisplayState: 1 } });
    const lines = written.mock.calls.map(([line]) => line);
    written.mockRestore();
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).toContain('; max-age=86400;');
    }
  });

  it('the functional cookies are removed when the agreement is withdrawn, and with them whatever depends on it', () => {
    const { keys, preferences } = setUp({ stored: { cookiesAgreeType: 'all' }, isAsked: true });
    expect(cookies()).toHaveProperty('window_size');
    expect(keys.get('cookiesAgreed')).toBe(true);
    preferences.change({ cookiesAgreeType: 'necessary' });
    expect(keys.get('cookiesAgreed')).toBe(false);
    expect(cookies()).not.toHaveProperty('window_size');
  });

  it('the window’s size is written 100 ms after it rests', () => {
    const { clock } = setUp();
    forgetCookies();
    window.dispatchEvent(new Event('resize'));
    clock.advance(60);
    window.dispatchEvent(new Event('resize'));
    clock.advance(99);
    expect(cookies()).not.toHaveProperty('window_size');
    clock.advance(1);
    expect(cookies()).toHaveProperty('window_size');
  });
});
