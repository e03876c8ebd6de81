import { createStore, type Preferences } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { expect, it } from 'vitest';
import { createKeyStore } from './context-keys.ts';
import { offerLightVersion } from './offer-light-version.ts';
import type { PreferencesStore } from './preferences.ts';

function setUp(connection: object | undefined) {
  const { settings } = createTestContext().configuration.get();
  const store = createStore<Preferences>(settings);
  const keys = createKeyStore({});
  const stop = offerLightVersion({
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
])('the light version with the connection %j is offered: %s', (connection, isOffered) => {
  const { keys, stop } = setUp(connection);
  expect(keys.get('lightVersionOffered')).toBe(isOffered);
  stop();
});

it('the light version is no longer offered once it is on', () => {
  const { keys, change, stop } = setUp({ saveData: true });
  change({ isAppLightVersion: 1 });
  expect(keys.get('lightVersionOffered')).toBe(false);
  stop();
});
