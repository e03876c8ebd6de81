import type { CasinoLobbyAnswer } from '@touchline/contracts/casino';
import type { LobbyConfiguration } from '@touchline/contracts/configuration';
import { gamesOfList } from './filter-games.ts';
import { casinoGame } from './game-catalogue.ts';
import type { StoredGame } from './game-store.ts';

/** Games that a rail shows; its page has all. */
const OF_A_RAIL = 20;

/** Those of `ids` that can be played, in their order. */
export function gamesById(
  games: readonly StoredGame[],
  ids: readonly string[],
): readonly StoredGame[] {
  const known = new Map(games.map((game) => [game.id, game]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** The rails that are the same for everybody, in the operator's order and without those that have no game. */
export function lobbyRails(
  games: readonly StoredGame[],
  {
    lobby,
    popular,
    now,
  }: {
    readonly lobby: LobbyConfiguration;
    /** Ids, the most popular first. */
    readonly popular: readonly string[];
    readonly now: number;
  },
): CasinoLobbyAnswer['rails'] {
  const gamesOf = (rail: string): readonly StoredGame[] => {
    if (rail === 'popular') {
      return gamesById(games, popular);
    }
    if (rail === 'new') {
      return games
        .filter((game) => casinoGame(game, now).isNew)
        .toSorted((one, other) => other.addedAt - one.addedAt);
    }
    const list = lobby.lists.find(({ id }) => id === rail);
    return list === undefined ? [] : gamesOfList(games, list);
  };
  return lobby.rails.flatMap((rail) => {
    const all = gamesOf(rail);
    const first = all.slice(0, OF_A_RAIL).map((game) => casinoGame(game, now));
    const isPersonal = ['continue', 'favourites', 'recommended'].includes(rail);
    return all.length > 0 || isPersonal ? [{ rail, total: all.length, games: first }] : [];
  });
}
