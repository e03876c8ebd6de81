import type { StoredSettings } from '@touchline/contracts';
import type { Disposer, PluginStorage, Preferences, ReadableStore } from '@touchline/plugin-api';

export interface PreferencesStore extends ReadableStore<Preferences> {
  readonly change: (change: Partial<Preferences>) => void;
}

const THEMES: readonly unknown[] = ['system', 'light', 'dark'] satisfies StoredSettings['theme'][];

/** Read before the first screen is shown, which two fields should not make wait for zod. */
function parseSettings(stored: unknown): StoredSettings {
  const { theme, coefViewId } = stored as Partial<StoredSettings>;
  if (theme === undefined || !THEMES.includes(theme) || typeof coefViewId !== 'number') {
    throw new TypeError('the stored settings are not what they were');
  }
  return { theme, coefViewId };
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
    schema: { parse: parseSettings },
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
