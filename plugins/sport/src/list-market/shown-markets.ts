import {
  isCarried,
  LIST_MARKETS,
  type ListMarket,
  listMarketCode,
  listMarkets,
  type Sport,
  sportIds,
} from '@touchline/domain/markets';

/** What every list has, whatever its sport. */
const CARRIED = LIST_MARKETS.filter(isCarried);

/** The markets that a list can be switched to; a list of all sports has what each of them has. */
export function marketChoices(sport: string | undefined): readonly ListMarket[] {
  return sport === undefined ? CARRIED : listMarkets(sport as Sport);
}

/** The market a list shows first: as chosen, where the list has it. */
export function chosenMarket(
  sport: string | undefined,
  choice: ListMarket | undefined,
): ListMarket {
  return choice !== undefined && marketChoices(sport).includes(choice) ? choice : 'result';
}

/**
 * Codes of the market types beside each other in the rows of a sport, the chosen one first.
 * @param most how many there is room for
 */
export function shownTypes(options: {
  readonly sport: string;
  readonly chosen: ListMarket;
  readonly most: number;
}): readonly string[] {
  const { sport, chosen, most } = options;
  const others = CARRIED.filter((market) => market !== chosen);
  return [chosen, ...others]
    .flatMap((market) => listMarketCode(sport as Sport, market) ?? [])
    .slice(0, most);
}

/** Codes of the types that are the result of a sport. */
const RESULTS: ReadonlySet<string | undefined> = new Set(
  (Object.keys(sportIds) as Sport[]).map((sport) => listMarketCode(sport, 'result')),
);

/** The market of this type among those of an event: the one line of it that a list carries. */
export function keyOfType(marketKeys: readonly string[], type: string): string | undefined {
  return marketKeys.find((key) => key === type || key.startsWith(`${type}@`));
}

/**
 * The keys of an event's markets in the columns of its list; `undefined` for a column that has nothing of
 * the event. Where the result is the only column, an event whose result is as good as decided shows the
 * market that the server puts first in its place.
 */
export function columnKeys(
  marketKeys: readonly string[],
  types: readonly string[],
): readonly (string | undefined)[] {
  const [only, ...others] = types;
  const [first] = marketKeys;
  if (only !== undefined && others.length === 0 && RESULTS.has(only)) {
    return [first];
  }
  return types.map((type) => keyOfType(marketKeys, type));
}
