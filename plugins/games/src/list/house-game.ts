import type { CasinoGame } from '@touchline/contracts/casino';
import type { RouteTarget } from '@touchline/plugin-api';

const HOUSE = 'house:';

/** Of the games that can be played those of the house. */
export function houseGames(games: readonly CasinoGame[]): readonly CasinoGame[] {
  return games.filter(({ id }) => id.startsWith(HOUSE));
}

/** The game of the house that an address names, e.g. `crash`; undefined where there is none. */
export function houseGameOf(
  games: readonly CasinoGame[],
  gameRoute: string | undefined,
): CasinoGame | undefined {
  return games.find(({ id }) => id === `${HOUSE}${gameRoute ?? ''}`);
}

/** Where a game is played: in the casino. */
export function playTarget({ id }: Pick<CasinoGame, 'id'>): RouteTarget {
  const gameName = id.slice(HOUSE.length);
  return { route: 'casinoGame', params: { gameId: id.replace(':', '.'), gameName } };
}
