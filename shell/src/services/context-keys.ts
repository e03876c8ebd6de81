import type { ContextValue } from '@touchline/domain/plugins';
import type { Disposer } from '@touchline/plugin-api';

/** All context keys of the page; each plugin sees them through its own scoped view. */
export interface KeyStore {
  readonly get: (key: string) => ContextValue;
  readonly set: (key: string, value: ContextValue) => void;
  /** Subscribes to changes of any of the keys, once a batch of synchronous changes. */
  readonly subscribe: (keys: readonly string[], listener: () => void) => Disposer;
}

/** Keeps the values that `when` conditions are evaluated over. */
export function createKeyStore(initial: Readonly<Record<string, ContextValue>> = {}): KeyStore {
  const values = new Map(Object.entries(initial));
  const listeners = new Map<string, Set<() => void>>();
  let pending: Set<() => void> | undefined;
  const flush = () => {
    const due = pending;
    pending = undefined;
    for (const listener of due ?? []) {
      listener();
    }
  };
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      if (values.get(key) === value) {
        return;
      }
      values.set(key, value);
      const concerned = listeners.get(key);
      if (concerned === undefined || concerned.size === 0) {
        return;
      }
      if (pending === undefined) {
        pending = new Set();
        queueMicrotask(flush);
      }
      for (const listener of concerned) {
        pending.add(listener);
      }
    },
    subscribe: (keys, listener) => {
      for (const key of keys) {
        const set = listeners.get(key) ?? new Set();
        set.add(listener);
        listeners.set(key, set);
      }
      return () => {
        pending?.delete(listener);
        for (const key of keys) {
          listeners.get(key)?.delete(listener);
        }
      };
    },
  };
}
