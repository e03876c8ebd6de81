import { BehaviorSubject, type Observable } from 'rxjs';

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
  /** The present state and every later one. */
  readonly changes: Observable<State>;
}

/** Makes a store over a BehaviorSubject. */
export function createStore<State>(initial: State): Store<State> {
  const subject = new BehaviorSubject(initial);
  const set = (state: State) => {
    if (!Object.is(state, subject.value)) {
      subject.next(state);
    }
  };
  return {
    get: () => subject.value,
    set,
    subscribe: (listener) => {
      let first = true;
      const subscription = subject.subscribe((state) => {
        if (first) {
          first = false;
        } else {
          listener(state);
        }
      });
      return () => subscription.unsubscribe();
    },
    changes: subject.asObservable(),
  };
}
