import type { Disposer } from '@touchline/plugin-api';
import { type Connection, mayPrefetch } from '../navigation/prefetch.ts';
import type { KeyStore } from './context-keys.ts';
import type { PreferencesStore } from './preferences.ts';

/**
 * Keeps the key `lightVersionOffered`: the browser saves data or has a slow network, and the player
 * has not turned the light version on. The view of the offer remembers the answer.
 */
export function offerLightVersion({
  preferences,
  keys,
  connection,
}: {
  readonly preferences: PreferencesStore;
  readonly keys: Pick<KeyStore, 'set'>;
  readonly connection: () => Connection | undefined;
}): Disposer {
  const look = () =>
    keys.set(
      'lightVersionOffered',
      !mayPrefetch(connection()) && preferences.get().isAppLightVersion !== 1,
    );
  look();
  return preferences.subscribe(look);
}
