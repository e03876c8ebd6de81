import { StoredSettings } from '@touchline/contracts';
import type { Disposer, PluginStorage, Preferences, ReadableStore } from '@touchline/plugin-api';

export interface PreferencesStore extends ReadableStore<Preferences> {
  readonly change: (change: Partial<Preferences>) => void;
}

/** The player's own settings of the page, kept on this device. */
export function createPreferences({
  storage,
  root,
}: {
  readonly storage: PluginStorage;
  readonly root: HTMLElement;
}): PreferencesStore & { readonly dispose: Disposer } {
  const store = storage.open<Preferences>({
    name: 'settings',
    version: 1,
    schema: StoredSettings,
    initial: { theme: 'system', coefViewId: 0 },
  });
  const apply = ({ theme }: Preferences) => {
    if (theme === 'system') {
      root.removeAttribute('data-theme');
    } else {
      root.setAttribute('data-theme', theme);
    }
  };
  apply(store.get());
  return {
    get: store.get,
    subscribe: store.subscribe,
    change: (change) => store.set({ ...store.get(), ...change }),
    dispose: store.subscribe(apply),
  };
}
