import type { ReadableStore } from '@touchline/plugin-api';

/**
 * Several stores as one whose state is all of theirs, in this order: the same array until one of them
 * has changed, be it watched in the meantime or not.
 */
export function joinedStores<State>(
  stores: readonly ReadableStore<State>[],
): ReadableStore<readonly State[]> {
  let states = stores.map((store) => store.get());
  const get = () => {
    const now = stores.map((store) => store.get());
    if (now.some((state, at) => !Object.is(state, states[at]))) {
      states = now;
    }
    return states;
  };
  return {
    get,
    subscribe: (listener) => {
      const stops = stores.map((store) => store.subscribe(() => listener(get())));
      return () => {
        for (const stop of stops) {
          stop();
        }
      };
    },
  };
}
