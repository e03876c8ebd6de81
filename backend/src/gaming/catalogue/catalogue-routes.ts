import {
  type CasinoGame,
  CasinoGamesAnswer,
  CasinoGameSheet,
  CasinoGamesQuery,
  CasinoLobbyAnswer,
  CasinoProvidersAnswer,
  FavouriteGameAnswer,
  GAMES_PAGE,
  MyCasinoAnswer,
} from '@touchline/contracts/casino';
import type { LobbyConfiguration } from '@touchline/contracts/configuration';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { type AnnounceFavourites, favouriteGames, starGame } from './favourite-games.ts';
import { facetsOf, filterGames, gamesOfList } from './filter-games.ts';
import { casinoGame, type GameCatalogue, gameSheet } from './game-catalogue.ts';
import type { StoredGame } from './game-store.ts';
import { gamesById, lobbyRails } from './lobby.ts';
import { popularGames, recentGames, recommendedGames } from './played-games.ts';
import { searchGames } from './search-games.ts';

const BASE = '/casino-api/v1';
const TAGS = { tags: ['casino'] };
const Game = z.object({ id: z.string().check(z.regex(/^[a-z][a-z\d-]{0,39}:[\w.-]{1,80}$/)) });
const POPULAR_FRESH_MS = 60_000;

export interface CatalogueRouteOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly catalogue: GameCatalogue;
  readonly isOpen: (gameId: string) => Promise<boolean>;
  readonly lobby: () => Promise<LobbyConfiguration>;
  /** Whether nothing may be recommended to a player. */
  readonly isProtected: (playerId: string) => Promise<boolean>;
  readonly announceFavourites: AnnounceFavourites;
}

/** What the lobby and its lists show, and what of it is a player's own. */
export function registerCatalogueRoutes(app: App, options: CatalogueRouteOptions): void {
  const openGames = async () => {
    const games = await options.catalogue.list();
    const open = await Promise.all(games.map(({ id }) => options.isOpen(id)));
    return games.filter((_game, at) => open[at]);
  };
  registerLists(app, options, openGames);
  registerOwn(app, options, openGames);
}

type OpenGames = () => Promise<readonly StoredGame[]>;

/** What a question is about, before its filters. */
function askedGames(
  games: readonly StoredGame[],
  { list, sub, q }: CasinoGamesQuery,
  { lists }: LobbyConfiguration,
): readonly StoredGame[] {
  const named = (id: string) => lists.find((one) => one.id === id);
  const listed = list === undefined ? games : gamesOfList(games, named(list) ?? NO_LIST);
  const within =
    sub === undefined
      ? listed
      : gamesOfList(listed, named(sub) ?? { categories: [sub], features: [sub], providers: [] });
  return q === undefined ? within : searchGames(within, q);
}
const NO_LIST = { categories: [], features: [], providers: [] };

function registerLists(
  app: App,
  { pool, clock, catalogue, isOpen, lobby }: CatalogueRouteOptions,
  openGames: OpenGames,
): void {
  let popular: { readonly at: number; readonly ids: readonly string[] } | undefined;
  const popularNow = async () => {
    if (popular === undefined || clock() - popular.at > POPULAR_FRESH_MS) {
      popular = { at: clock(), ids: await popularGames(pool, clock()) };
    }
    return popular.ids;
  };
  app.get(
    `${BASE}/lobby`,
    { schema: { ...TAGS, response: { 200: CasinoLobbyAnswer } } },
    async () => {
      const [games, set, ids] = await Promise.all([openGames(), lobby(), popularNow()]);
      return { rails: lobbyRails(games, { lobby: set, popular: ids, now: clock() }) };
    },
  );
  app.get(
    `${BASE}/games`,
    { schema: { ...TAGS, querystring: CasinoGamesQuery, response: { 200: CasinoGamesAnswer } } },
    async ({ query }) => {
      const asked = askedGames(await openGames(), query, await lobby());
      const found = filterGames(asked, query);
      const from = Number(query.offset ?? 0);
      return {
        games: found.slice(from, from + GAMES_PAGE).map((game) => casinoGame(game, clock())),
        total: found.length,
        facets: facetsOf(asked, query),
      };
    },
  );
  app.get(
    `${BASE}/games/:id`,
    { schema: { ...TAGS, params: Game, response: { 200: CasinoGameSheet } } },
    async ({ params: { id } }) => {
      const game = await catalogue.find(id);
      if (game === undefined || !(await isOpen(id))) {
        throw new ApiError('game_closed', 'this game cannot be played now');
      }
      return gameSheet(game, clock());
    },
  );
  app.get(
    `${BASE}/providers`,
    { schema: { ...TAGS, response: { 200: CasinoProvidersAnswer } } },
    async () => {
      const { provider } = facetsOf(await openGames(), {});
      return {
        providers: provider.map(({ value, name, count }) => ({
          id: value,
          name: name ?? value,
          games: count,
        })),
      };
    },
  );
}

function registerOwn(
  app: App,
  { pool, clock, catalogue, isProtected, announceFavourites }: CatalogueRouteOptions,
  openGames: OpenGames,
): void {
  const preHandler = app.requirePlayer;
  app.get(
    `${BASE}/mine`,
    { preHandler, schema: { ...TAGS, response: { 200: MyCasinoAnswer } } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const { id: playerId } = playerOf(request);
      const [games, favourites, recent, recommended] = await Promise.all([
        openGames(),
        favouriteGames(pool, playerId),
        recentGames(pool, playerId),
        isProtected(playerId).then((is) => (is ? [] : recommendedGames(pool, playerId))),
      ]);
      const shown = (ids: readonly string[]): CasinoGame[] =>
        gamesById(games, ids).map((game) => casinoGame(game, clock()));
      return {
        favourites: shown(favourites),
        recent: shown(recent),
        recommended: shown(recommended),
      };
    },
  );

  async function star(request: FastifyRequest, gameId: string, isFavourite: boolean) {
    if (isFavourite && (await catalogue.find(gameId)) === undefined) {
      throw new ApiError('game_closed', 'there is no such game');
    }
    const { id: playerId } = playerOf(request);
    const announce = announceFavourites;
    await starGame(pool, { playerId, gameId, isFavourite, at: clock(), announce });
    return { isFavourite };
  }
  const schema = { ...TAGS, params: Game, response: { 200: FavouriteGameAnswer } };
  const config = rateClass('session');
  app.put(`${BASE}/favourites/:id`, { preHandler, config, schema }, (request) =>
    star(request, request.params.id, true),
  );
  app.delete(`${BASE}/favourites/:id`, { preHandler, config, schema }, (request) =>
    star(request, request.params.id, false),
  );
}
