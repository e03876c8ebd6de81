import type { Clock, Logger, PluginStorage } from '@touchline/plugin-api';
import type { KeyStore } from '../services/context-keys.ts';
import { createPluginStorage, type KeyValueStorage } from '../services/storage.ts';

/** Gives each plugin its part of the browser's storage; other tabs' writes and presence included. */
export function createPluginStorages({
  window,
  storage,
  log,
  clock,
  keys,
}: {
  readonly window: Window & typeof globalThis;
  /** Undefined where the browser forbids it. */
  readonly storage: KeyValueStorage | undefined;
  readonly log: Logger;
  readonly clock: Clock;
  readonly keys: Pick<KeyStore, 'set'>;
}): (plugin: string) => PluginStorage {
  return (plugin) =>
    createPluginStorage(plugin, {
      storage,
      // A browser that forbids the one forbids the other, by throwing.
      ofTab: () => storage && window.sessionStorage,
      log,
      clock,
      onPresence: (key, isPresent) => keys.set(key, isPresent),
      onForeignChange: (listener) => {
        const handle = ({ key, newValue }: StorageEvent) => {
          if (key !== null) {
            listener(key, newValue);
          }
        };
        window.addEventListener('storage', handle);
        return () => window.removeEventListener('storage', handle);
      },
    });
}
