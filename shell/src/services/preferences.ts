import type { PluginStorage, Preferences, ReadableStore, Store } from '@touchline/plugin-api';
import { createStore } from '@touchline/plugin-api/store';

export interface PreferencesStore extends ReadableStore<Preferences> {
  readonly change: (change: Partial<Preferences>) => void;
  /** What the player chose; everything else is the site's. */
  readonly chosen: Store<Partial<Preferences>>;
}

/**
 * The player's own settings of the page, kept on this device. The document's script has shown them
 * already; what is stored is checked against its schema after the first screen (`syncSettings`), here
 * only what would break a price.
 */
export function createPreferences({
  storage,
  defaults,
  coefViewIds,
}: {
  readonly storage: PluginStorage;
  readonly defaults: Preferences;
  /** The odds formats that the site shows. */
  readonly coefViewIds: readonly number[];
}): PreferencesStore {
  const chosen = storage.open<Partial<Preferences>>({
    name: 'settings',
    version: 2,
    initial: {},
    schema: {
      parse: (stored) => {
        const { coefViewId, ...rest } = stored as Partial<Preferences>;
        return coefViewId !== undefined && coefViewIds.includes(coefViewId)
          ? { coefViewId, ...rest }
          : rest;
      },
    },
  });
  const all = () => ({ ...defaults, ...chosen.get() });
  const store = createStore<Preferences>(all());
  chosen.subscribe(() => store.set(all()));
  return {
    get: store.get,
    subscribe: store.subscribe,
    chosen,
    change: (change) => chosen.set({ ...chosen.get(), ...change }),
  };
}
