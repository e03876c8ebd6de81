import {
  type CasinoGamesAnswer,
  type CasinoGamesQuery,
  type FacetValue,
  VOLATILITIES,
} from '@touchline/contracts/casino';
import type { GameList } from '@touchline/contracts/configuration';
import type { StoredGame } from './game-store.ts';

const LEAST_RETURNS = ['94', '96', '97', '98', '99'];

type Facet = keyof CasinoGamesAnswer['facets'];
type Filters = Pick<CasinoGamesQuery, Facet>;

const FACETS: readonly Facet[] = ['provider', 'feature', 'volatility', 'rtp', 'demo'];

/** What a game counts as in each filter; of a return, all that it is not below. */
const VALUES: Readonly<Record<Facet, (game: StoredGame) => readonly string[]>> = {
  provider: ({ maker }) => [maker.id],
  feature: ({ features }) => features,
  volatility: ({ volatility }) => (volatility === undefined ? [] : [volatility]),
  rtp: ({ rtp }) =>
    LEAST_RETURNS.filter((least) => rtp !== undefined && rtp.least >= Number(least)),
  demo: ({ isDemoPossible }) => (isDemoPossible ? ['1'] : []),
};

/** The games of a list of the operator's. */
export function gamesOfList(
  games: readonly StoredGame[],
  { categories, features, providers }: Omit<GameList, 'id'>,
): readonly StoredGame[] {
  return games.filter(
    (game) =>
      categories.includes(game.category) ||
      providers.includes(game.maker.id) ||
      game.features.some((feature) => features.includes(feature)),
  );
}

function passes(game: StoredGame, filters: Filters, without?: Facet): boolean {
  return FACETS.every((facet) => {
    const chosen = facet === without ? undefined : filters[facet];
    return (
      chosen === undefined || chosen.split(',').some((value) => VALUES[facet](game).includes(value))
    );
  });
}

/** The games that pass every filter; values of one filter are alternatives. */
export function filterGames(games: readonly StoredGame[], filters: Filters): readonly StoredGame[] {
  return games.filter((game) => passes(game, filters));
}

/** In which order the values of a filter are; by their number where it has none. */
const ORDERS: Partial<Record<Facet, readonly string[]>> = {
  volatility: VOLATILITIES,
  rtp: LEAST_RETURNS,
};

/** For each value of a filter, how many games it would give with the other filters as they are. */
export function facetsOf(
  games: readonly StoredGame[],
  filters: Filters,
): CasinoGamesAnswer['facets'] {
  const names = new Map(games.map(({ maker }) => [maker.id, maker.name]));
  const facet = (name: Facet): FacetValue[] => {
    const counts = new Map<string, number>();
    for (const game of games) {
      if (passes(game, filters, name)) {
        for (const value of VALUES[name](game)) {
          counts.set(value, (counts.get(value) ?? 0) + 1);
        }
      }
    }
    const order = ORDERS[name];
    return [...counts]
      .map(([value, count]) => ({
        value,
        count,
        name: name === 'provider' ? names.get(value) : undefined,
      }))
      .toSorted((one, other) =>
        order === undefined
          ? other.count - one.count || (one.value < other.value ? -1 : 1)
          : order.indexOf(one.value) - order.indexOf(other.value),
      );
  };
  return {
    provider: facet('provider'),
    feature: facet('feature'),
    volatility: facet('volatility'),
    rtp: facet('rtp'),
    demo: facet('demo'),
  };
}
