import { type PluginContext, perPlugin } from '@touchline/plugin-api';
import * as z from 'zod/mini';

const Ids = z.array(z.int().check(z.positive()));

/** Competitions and events by id, the last one first. */
const Visited = z.object({ champIds: Ids, eventIds: Ids });
type Visited = z.infer<typeof Visited>;

/** More than these do not fit what a player remembers. */
const MOST = 6;

/** Puts an id in front of those before it, once. */
export function inFront(id: number, ids: readonly number[]): number[] {
  return [id, ...ids.filter((known) => known !== id)].slice(0, MOST);
}

/** What the player has looked at lately on this device. */
export const visitedOf = perPlugin(({ storage }: PluginContext) => {
  const store = storage.open<Visited>({
    name: 'visited',
    version: 1,
    schema: Visited,
    initial: { champIds: [], eventIds: [] },
    isEmpty: ({ champIds, eventIds }) => champIds.length + eventIds.length === 0,
  });
  return {
    store,
    champ: (id: number) =>
      store.set({ ...store.get(), champIds: inFront(id, store.get().champIds) }),
    event: (id: number) =>
      store.set({ ...store.get(), eventIds: inFront(id, store.get().eventIds) }),
  };
});
