import { createStore, type Preferences } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { expect, it } from 'vitest';
import { createKeyStore } from './context-keys.ts';
import { keepLightnessKeys } from './lightness-keys.ts';
import type { PreferencesStore } from './preferences.ts';

function setUp(connection: object | undefined) {
  const { settings } = createTestContext().configuration.get();
  const store = createStore<Preferences>(settings);
  const keys = createKeyStore({});
  const stop = keepLightnessKeys({
    preferences: store as unknown as PreferencesStore,
    keys,
    connection: () => connection,
  });
  return { keys, stop, change: (change: object) => store.set({ ...store.get(), ...change }) };
}

it.each([
  [undefined, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: true }, true],
])('the key of a slow connection with the connection %j is %s', (connection, isSlow) => {
  const { keys, stop } = setUp(connection);
  expect(keys.get('slowConnection')).toBe(isSlow);
  stop();
});

it('the key of the light version follows the preference', () => {
  const { keys, change, stop } = setUp({ saveData: true });
  expect(keys.get('lightVersion')).toBe(false);
  change({ isAppLightVersion: 1 });
  expect(keys.get('lightVersion')).toBe(true);
  stop();
});
