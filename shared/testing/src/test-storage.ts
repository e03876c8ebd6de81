import { createStore, type PluginStorage } from '@touchline/plugin-api';

/** Storage in memory. `stored` is what an earlier visit left, by name; it must fit the schema. */
export function createTestStorage(stored: Readonly<Record<string, unknown>> = {}): PluginStorage {
  const left = new Map(Object.entries(stored));
  return {
    open: (options) => {
      const known = left.get(options.name);
      const store = createStore(
        known === undefined ? options.initial : options.schema.parse(known),
      );
      store.subscribe((state) => void left.set(options.name, state));
      return { ...store, clear: () => store.set(options.initial) };
    },
  };
}
