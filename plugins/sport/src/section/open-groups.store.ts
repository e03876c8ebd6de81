import { createStore, type PluginContext, perPlugin } from '@touchline/plugin-api';
import { openAtFirst } from './open-groups.ts';
import type { EventGroup } from './section-rows.ts';

/** Ids of groups, open or not. */
export type Open = ReadonlyMap<number, boolean>;

/** What is open in each list, until the page is loaded again: players go back. */
export const openGroupsOf = perPlugin((_context: PluginContext) => {
  const first = new Map<string, Open>();
  /** By list: what the player has opened and closed. */
  const store = createStore<ReadonlyMap<string, Open>>(new Map());
  return {
    store,
    /** How the groups of a list are before the player opens or closes any. */
    atFirst: (list: string, groups: readonly EventGroup[]): Open => {
      const open = openAtFirst(groups, first.get(list) ?? new Map());
      first.set(list, open);
      return open;
    },
    set: (list: string, ids: readonly number[], isOpen: boolean) => {
      const changed = store.get().get(list) ?? new Map<number, boolean>();
      const next = new Map([...changed, ...ids.map((id) => [id, isOpen] as const)]);
      store.set(new Map([...store.get(), [list, next]]));
    },
  };
});
