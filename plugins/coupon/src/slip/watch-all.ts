import type { ReadableStore } from '@touchline/plugin-api';

/** Several stores as one whose value is how often any of them has changed. */
export function watchAll(stores: readonly ReadableStore<unknown>[]): {
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
} {
  let version = 0;
  return {
    version: () => version,
    subscribe: (listener) => {
      const stops = stores.map((store) =>
        store.subscribe(() => {
          version += 1;
          listener();
        }),
      );
      return () => {
        for (const stop of stops) {
          stop();
        }
      };
    },
  };
}
