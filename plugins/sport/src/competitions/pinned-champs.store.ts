import { type PluginContext, perPlugin } from '@touchline/plugin-api';

interface PinnedChamps {
  readonly champIds: readonly number[];
}

function parsePinned(stored: unknown): PinnedChamps {
  const { champIds } = stored as { readonly champIds: readonly unknown[] };
  return { champIds: champIds.filter((id): id is number => Number.isInteger(id)) };
}

/** More than these are no longer found at a glance. */
const MOST = 40;

/** The championships that a player has pinned on this device, the last one first. */
export const pinnedChampsOf = perPlugin(({ storage }: PluginContext) => {
  const store = storage.open<PinnedChamps>({
    name: 'pinned-champs',
    version: 1,
    schema: { parse: parsePinned },
    initial: { champIds: [] },
    isEmpty: ({ champIds }) => champIds.length === 0,
  });
  return {
    store,
    toggle: (champId: number) => {
      const { champIds } = store.get();
      store.set({
        champIds: champIds.includes(champId)
          ? champIds.filter((id) => id !== champId)
          : [champId, ...champIds].slice(0, MOST),
      });
    },
  };
});
