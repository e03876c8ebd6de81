import { type PluginContext, perPlugin } from '@touchline/plugin-api';
import * as z from 'zod/mini';

const Favourites = z.object({ eventIds: z.array(z.number()) });
type Favourites = z.infer<typeof Favourites>;

/** Kept short: each favourite is followed live on its page. */
const MOST = 40;

/** The events a player has starred on this device. */
export const favouritesOf = perPlugin(({ storage }: PluginContext) => {
  const store = storage.open<Favourites>({
    name: 'favourites',
    version: 1,
    schema: Favourites,
    initial: { eventIds: [] },
    isEmpty: ({ eventIds }) => eventIds.length === 0,
  });
  return {
    store,
    toggle: (eventId: number) => {
      const { eventIds } = store.get();
      store.set({
        eventIds: eventIds.includes(eventId)
          ? eventIds.filter((id) => id !== eventId)
          : [eventId, ...eventIds].slice(0, MOST),
      });
    },
    /** Forgets events that are over. */
    keep: (known: readonly number[]) => {
      const eventIds = store.get().eventIds.filter((id) => known.includes(id));
      if (eventIds.length !== store.get().eventIds.length) {
        store.set({ eventIds });
      }
    },
  };
});
