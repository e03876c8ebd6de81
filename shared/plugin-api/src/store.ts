import type { InteropObservable, Observer } from 'rxjs';

/** Undoes what the call that returned it did; calling it twice does nothing more. */
export type Disposer = () => void;

/** State that changes over time, to be read and watched. */
export interface ReadableStore<State> {
  readonly get: () => State;
  /** Calls the listener after each change; not with the present state. */
  readonly subscribe: (listener: (state: State) => void) => Disposer;
}

export interface Store<State> extends ReadableStore<State> {
  /** Takes a new state, e.g. what immer's `produce` makes of the present one; the same one is no change. */
  readonly set: (state: State) => void;
  /** The present state and every later one, for RxJS: `from(store.changes)`. */
  readonly changes: InteropObservable<State>;
}

/** The name by which RxJS finds what another library lets it observe. */
const OBSERVABLE: typeof Symbol.observable =
  Symbol.observable ?? ('@@observable' as unknown as typeof Symbol.observable);

/** Makes a store. A listener that throws is reported as uncaught and does not affect the others. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<{ readonly onChange: (state: State) => void }>();
  const subscribe = (onChange: (state: State) => void): Disposer => {
    const listener = { onChange };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    get: () => state,
    set: (next) => {
      if (Object.is(next, state)) {
        return;
      }
      state = next;
      // Who subscribes meanwhile knows the new state.
      const notified = [...listeners];
      for (const listener of notified) {
        // One may have left because of what another did.
        if (listeners.has(listener)) {
          try {
            listener.onChange(next);
          } catch (error) {
            queueMicrotask(() => {
              throw error;
            });
          }
        }
      }
    },
    subscribe,
    changes: {
      [OBSERVABLE]: () => ({
        subscribe: (observer: Partial<Observer<State>>) => {
          const onNext = (next: State) => observer.next?.(next);
          onNext(state);
          return { unsubscribe: subscribe(onNext) };
        },
      }),
    },
  };
}
