import { type ListMarket, toListMarket } from '@touchline/domain/markets';
import { type PluginContext, perPlugin } from '@touchline/plugin-api';

interface Choices {
  /** By the slug of a sport, or `all` for the lists of all sports. */
  readonly bySport: Readonly<Record<string, ListMarket>>;
}

function parseChoices(stored: unknown): Choices {
  const { bySport } = stored as { readonly bySport: Readonly<Record<string, string>> };
  const known = Object.entries(bySport).flatMap(([sport, name]) => {
    const market = toListMarket(name);
    return market === undefined ? [] : [[sport, market] as const];
  });
  return { bySport: Object.fromEntries(known) };
}

/** The market that a player wants to see in the lists of each sport, on this device. */
export const listMarketsOf = perPlugin(({ storage }: PluginContext) => {
  const store = storage.open<Choices>({
    name: 'list-markets',
    version: 1,
    schema: { parse: parseChoices },
    initial: { bySport: {} },
    isEmpty: ({ bySport }) => Object.keys(bySport).length === 0,
  });
  return {
    store,
    choose: (sport: string, market: ListMarket) =>
      store.set({ bySport: { ...store.get().bySport, [sport]: market } }),
  };
});
