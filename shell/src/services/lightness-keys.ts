import type { Disposer } from '@touchline/plugin-api';
import { type Connection, mayPrefetch } from '../navigation/prefetch.ts';
import type { KeyStore } from './context-keys.ts';
import type { PreferencesStore } from './preferences.ts';

/**
 * Keeps two context keys: `slowConnection` (the browser saves data or has a slow network) and
 * `lightVersion` (the player has turned the light version on).
 */
export function keepLightnessKeys({
  preferences,
  keys,
  connection,
}: {
  readonly preferences: PreferencesStore;
  readonly keys: Pick<KeyStore, 'set'>;
  readonly connection: () => Connection | undefined;
}): Disposer {
  const update = () => {
    keys.set('slowConnection', !mayPrefetch(connection()));
    keys.set('lightVersion', preferences.get().isAppLightVersion === 1);
  };
  update();
  return preferences.subscribe(update);
}
