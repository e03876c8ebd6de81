import { Favourites } from '@touchline/contracts/identity';
import { type PluginContext, perPlugin } from '@touchline/plugin-api';
import { openKept } from '@touchline/plugin-api/kept-with-account';
import { pinnedChampsOf } from '../competitions/pinned-champs.store.ts';
import { favouritesOf } from '../favourites/favourites.store.ts';
import { favouriteTeamsOf } from '../favourites/favourite-teams.store.ts';
import { favouriteMarketsOf } from '../game/favourite-markets.store.ts';

/** Whose favourites this device has, and what the account had of them when they last spoke. */
export const keptFavouritesOf = perPlugin(({ storage }: PluginContext) =>
  openKept(storage, { name: 'kept-favourites', schema: Favourites, former: 'favourites' }),
);

/** What is starred and pinned on this device, as one. */
export function deviceFavourites(context: PluginContext) {
  const events = favouritesOf(context).store;
  const champs = pinnedChampsOf(context).store;
  const teams = favouriteTeamsOf(context).store;
  const markets = favouriteMarketsOf(context).store;
  return {
    get: (): Favourites => ({
      eventIds: [...events.get().eventIds],
      champIds: [...champs.get().champIds],
      teamIds: [...teams.get().teamIds],
      marketCodes: [...markets.get().codes],
    }),
    /** Only what differs is set, so that no view is rendered for nothing. */
    set: ({ eventIds, champIds, teamIds, marketCodes }: Favourites) => {
      const differs = (one: readonly unknown[], other: readonly unknown[]) =>
        JSON.stringify(one) !== JSON.stringify(other);
      if (differs(events.get().eventIds, eventIds)) events.set({ eventIds });
      if (differs(champs.get().champIds, champIds)) champs.set({ champIds });
      if (differs(teams.get().teamIds, teamIds)) teams.set({ teamIds });
      if (differs(markets.get().codes, marketCodes)) markets.set({ codes: marketCodes });
    },
    subscribe: (listener: () => void) => {
      const stops = [events, champs, teams, markets].map((store) => store.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
  };
}
