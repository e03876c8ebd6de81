import {
  CasinoGamesAnswer,
  type CasinoGamesQuery,
  CasinoGameSheet,
  CasinoLobbyAnswer,
  CasinoProvidersAnswer,
  MyCasinoAnswer,
} from '@touchline/contracts/casino';
import { defineResource, type Http } from '@touchline/plugin-api';

const BASE = '/casino-api/v1';

/** Which games a page asks for. */
export type GamesQuestion = Omit<CasinoGamesQuery, 'offset'>;

function gamesPath(question: CasinoGamesQuery): string {
  const given = Object.entries(question).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? `${BASE}/games` : `${BASE}/games?${query}`;
}

/** The first games of a list. */
export const gamesResource = defineResource({
  name: 'casino.games',
  path: (question: GamesQuestion) => gamesPath(question),
  schema: CasinoGamesAnswer,
});

/** The games of a list that follow. */
export function furtherGames(
  http: Http,
  question: GamesQuestion,
  { offset, signal }: { readonly offset: number; readonly signal: AbortSignal },
): Promise<CasinoGamesAnswer> {
  const path = gamesPath({ ...question, offset: String(offset) });
  return http.request({ path, schema: CasinoGamesAnswer, signal });
}

/** A game with all there is to know of it. */
export const gameResource = defineResource({
  name: 'casino.game',
  path: ({ id }: { readonly id: string }) => `${BASE}/games/${encodeURIComponent(id)}`,
  schema: CasinoGameSheet,
});

/** The rails that are the same for everybody. */
export const lobbyResource = defineResource({
  name: 'casino.lobby',
  path: (_parameters: Record<string, never>) => `${BASE}/lobby`,
  schema: CasinoLobbyAnswer,
});

/** Who made the games. */
export const providersResource = defineResource({
  name: 'casino.providers',
  path: (_parameters: Record<string, never>) => `${BASE}/providers`,
  schema: CasinoProvidersAnswer,
});

export const MINE = 'casino.mine';

/** A player's own games. */
export const mineResource = defineResource({
  name: MINE,
  path: (_parameters: Record<string, never>) => `${BASE}/mine`,
  schema: MyCasinoAnswer,
  authentication: 'required',
});
