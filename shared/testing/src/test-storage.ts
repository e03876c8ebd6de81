import {
  createStore,
  type PersistentStore,
  type PluginStorage,
  type StorageOptions,
} from '@touchline/plugin-api';

/**
 * Storage in memory. `stored` is what an earlier visit left, by name; it must fit the schema. A name
 * that is opened again is the same value: as in two tabs, what one of them sets arrives in the other.
 */
export function createTestStorage(stored: Readonly<Record<string, unknown>> = {}): PluginStorage {
  const opened = new Map<string, unknown>();

  function open<State>(options: StorageOptions<State>): PersistentStore<State> {
    const { name, initial, schema } = options;
    const known = opened.get(name);
    if (known !== undefined) {
      return known as PersistentStore<State>;
    }
    const left = stored[name];
    const store = createStore(left === undefined ? initial : schema.parse(left));
    const kept = { ...store, clear: () => store.set(initial) };
    opened.set(name, kept);
    return kept;
  }

  return { open };
}
