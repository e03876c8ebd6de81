import { type PluginContext, perPlugin } from '@touchline/plugin-api';

interface FavouriteTeams {
  readonly teamIds: readonly number[];
}

function parseTeams(stored: unknown): FavouriteTeams {
  const { teamIds } = stored as { readonly teamIds: readonly unknown[] };
  return { teamIds: teamIds.filter((id): id is number => Number.isInteger(id)) };
}

/** As many as the account keeps. */
const MOST = 40;

/** The teams and players that are starred on this device, the last one first. */
export const favouriteTeamsOf = perPlugin(({ storage }: PluginContext) => {
  const store = storage.open<FavouriteTeams>({
    name: 'favourite-teams',
    version: 1,
    schema: { parse: parseTeams },
    initial: { teamIds: [] },
    isEmpty: ({ teamIds }) => teamIds.length === 0,
  });
  return {
    store,
    toggle: (teamId: number) => {
      const { teamIds } = store.get();
      store.set({
        teamIds: teamIds.includes(teamId)
          ? teamIds.filter((id) => id !== teamId)
          : [teamId, ...teamIds].slice(0, MOST),
      });
    },
  };
});
