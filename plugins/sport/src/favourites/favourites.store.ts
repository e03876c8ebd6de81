import { type PluginContext, perPlugin } from '@touchline/plugin-api';

interface Favourites {
  readonly eventIds: readonly number[];
}

/** Stars are on the first screen: this is read without the schema library. */
function parseFavourites(stored: unknown): Favourites {
  const { eventIds } = stored as { readonly eventIds: readonly unknown[] };
  return { eventIds: eventIds.filter((id): id is number => Number.isInteger(id)) };
}

/** Kept short: each favourite is followed live on its page. */
const MOST = 40;

/** The events a player has starred on this device. */
export const favouritesOf = perPlugin(({ storage }: PluginContext) => {
  const store = storage.open<Favourites>({
    name: 'favourites',
    version: 1,
    schema: { parse: parseFavourites },
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
    /** Forgets events that have ended. */
    keep: (known: readonly number[]) => {
      const eventIds = store.get().eventIds.filter((id) => known.includes(id));
      if (eventIds.length !== store.get().eventIds.length) {
        store.set({ eventIds });
      }
    },
  };
});
