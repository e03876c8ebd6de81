import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { ReadableStore } from '../store.ts';

/** Reads a store, or a part of it; renders again only when that part changes. */
export function useStore<State>(store: ReadableStore<State>): State;
export function useStore<State, Part>(
  store: ReadableStore<State>,
  select: (state: State) => Part,
): Part;
export function useStore<State, Part>(
  store: ReadableStore<State>,
  select?: (state: State) => Part,
): State | Part {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  const last = useRef<{ state: State; select: unknown; part: State | Part }>(undefined);
  const read = () => {
    const state = store.get();
    const known = last.current;
    if (known !== undefined && Object.is(known.state, state) && known.select === select) {
      return known.part;
    }
    const part = select === undefined ? state : select(state);
    last.current = { state, select, part };
    return part;
  };
  return useSyncExternalStore(subscribe, read, read);
}
