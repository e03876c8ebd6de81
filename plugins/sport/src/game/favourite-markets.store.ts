import { type PluginContext, perPlugin } from '@touchline/plugin-api';

interface FavouriteMarkets {
  /** Codes of market types, without lines. */
  readonly codes: readonly string[];
}

/** Read with the first screen, and therefore without the schema library. */
function parseFavouriteMarkets(stored: unknown): FavouriteMarkets {
  const { codes } = stored as { readonly codes: readonly unknown[] };
  return { codes: codes.filter((code): code is string => typeof code === 'string') };
}

/** The kinds of market a player has starred on this device; they hold for every event. */
export const favouriteMarketsOf = perPlugin(({ storage }: PluginContext) => {
  const store = storage.open<FavouriteMarkets>({
    name: 'favourite-markets',
    version: 1,
    schema: { parse: parseFavouriteMarkets },
    initial: { codes: [] },
    isEmpty: ({ codes }) => codes.length === 0,
  });
  return {
    store,
    toggle: (code: string) => {
      const { codes } = store.get();
      store.set({
        codes: codes.includes(code) ? codes.filter((known) => known !== code) : [...codes, code],
      });
    },
  };
});
