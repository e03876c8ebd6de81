import type { Disposer, ReadableStore } from '@touchline/plugin-api';

/** Owns what one plugin registered, so that all of it can end together. */
export interface PluginScope {
  /** Takes a disposer in; what it returns disposes early and leaves the scope. */
  readonly own: (dispose: Disposer) => Disposer;
  /** The same store, with its subscriptions owned by the scope; the same one for the same store. */
  readonly store: <Source extends ReadableStore<unknown>>(store: Source) => Source;
  /** Ends everything; what is registered afterwards ends immediately. */
  readonly dispose: Disposer;
}

/** Makes an empty scope. `onError` receives a disposer that throws; the others still run. */
export function createPluginScope(onError: (error: unknown) => void): PluginScope {
  const disposers = new Set<Disposer>();
  const wrapped = new WeakMap<object, unknown>();
  let ended = false;
  const run = (dispose: Disposer) => {
    try {
      dispose();
    } catch (error) {
      onError(error);
    }
  };
  const own = (dispose: Disposer): Disposer => {
    if (ended) {
      run(dispose);
      return () => undefined;
    }
    const early = () => {
      if (disposers.delete(early)) {
        run(dispose);
      }
    };
    disposers.add(early);
    return early;
  };
  return {
    own,
    store: <Source extends ReadableStore<unknown>>(store: Source): Source => {
      const known = wrapped.get(store);
      if (known !== undefined) {
        return known as Source;
      }
      const scoped: Source = {
        ...store,
        subscribe: (listener: (state: unknown) => void) => own(store.subscribe(listener)),
      };
      wrapped.set(store, scoped);
      return scoped;
    },
    dispose: () => {
      ended = true;
      for (const dispose of disposers) {
        dispose();
      }
    },
  };
}
