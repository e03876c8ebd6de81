import { usePlugin, useStore } from '@touchline/plugin-api';
import { useCallback, useMemo } from 'react';
import { type Open, openGroupsOf } from './open-groups.store.ts';
import type { EventGroup } from './section-rows.ts';

export interface OpenGroups {
  readonly isOpen: (id: number) => boolean;
  /** Whether the player has opened or closed it. */
  readonly isChosen: (id: number) => boolean;
  readonly set: (ids: readonly number[], isOpen: boolean) => void;
}

/** Which groups of a list are open; a list that a player returns to is as it was left. */
export function useOpenGroups(list: string, groups: readonly EventGroup[]): OpenGroups {
  const context = usePlugin();
  const { store, atFirst, set } = openGroupsOf(context);
  const first = useMemo(() => atFirst(list, groups), [atFirst, list, groups]);
  const changed = useStore(
    store,
    useCallback((lists: ReadonlyMap<string, Open>) => lists.get(list), [list]),
  );
  return {
    isOpen: useCallback((id) => changed?.get(id) ?? first.get(id) ?? true, [changed, first]),
    isChosen: useCallback((id) => changed?.has(id) ?? false, [changed]),
    set: useCallback((ids, isOpen) => set(list, ids, isOpen), [set, list]),
  };
}
