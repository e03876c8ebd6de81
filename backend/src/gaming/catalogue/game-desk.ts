import {
  DESK_GAMES_PAGE,
  type DeskGame,
  DeskGamesAnswer,
  DeskGamesQuery,
  SwitchedGamesAnswer,
  SwitchGames as SwitchGamesBody,
} from '@touchline/contracts/casino-desk';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { operatorOf, requireOperator } from '../../platform/http/operator.ts';
import type { GameProvider } from '../providers/game-provider.ts';
import { returnedSums, type ReturnedSum } from '../returns/count-returns.ts';
import { gameReturn } from '../returns/return-bounds.ts';
import type { GameCatalogue } from './game-catalogue.ts';
import type { StoredGame } from './game-store.ts';
import { searchGames } from './search-games.ts';

const BASE = '/operator-api/v1';
const TAGS = { tags: ['operator'] };
const Game = z.object({ id: z.string().check(z.regex(/^[a-z][a-z\d-]{0,39}:[\w.-]{1,80}$/)) });
const Provider = z.object({ id: z.string().check(z.regex(/^[a-z][a-z\d-]{0,39}$/)) });

/** Opens or closes a game or all games of a provider, from the next launch and the next stake on. */
export type SwitchGames = (change: {
  readonly of: 'game' | 'provider';
  readonly id: string;
  readonly isOpen: boolean;
  readonly author: { readonly actor: string; readonly reason: string };
  readonly audit: RecordAct;
}) => Promise<void>;

export interface GameDeskOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly operatorToken: string;
  readonly providers: readonly Pick<GameProvider, 'id' | 'name'>[];
  readonly catalogue: GameCatalogue;
  readonly settings: () => Promise<{
    readonly isOffered: boolean;
    readonly closed: readonly string[];
    readonly closedProviders: readonly string[];
    readonly deviations: Readonly<Record<string, number>>;
  }>;
  readonly switchGames: SwitchGames;
}

function deskGame(
  game: StoredGame,
  {
    sums,
    closed,
    deviations,
  }: {
    readonly sums: readonly ReturnedSum[];
    readonly closed: readonly string[];
    readonly deviations: Readonly<Record<string, number>>;
  },
): DeskGame {
  const { id, name, providerId, maker, category, volatility, rtp } = game;
  const deviation = deviations[id];
  return {
    id,
    name,
    providerId,
    maker: maker.name,
    category,
    volatility,
    rtp,
    isOpen: !closed.includes(id),
    returns: sums
      .filter(({ gameId }) => gameId === id)
      .map((sum) => gameReturn(sum, { rtp, volatility, deviation })),
  };
}

function registerList(app: App, options: GameDeskOptions): void {
  const { pool, clock, catalogue, providers } = options;
  app.get(
    `${BASE}/games`,
    {
      preHandler: requireOperator(options.operatorToken),
      config: { permission: 'games.read' },
      schema: { ...TAGS, querystring: DeskGamesQuery, response: { 200: DeskGamesAnswer } },
    },
    async ({ query: { q, offset } }, reply) => {
      void reply.header('cache-control', 'no-store');
      const listed = await catalogue.list();
      const { isOffered, closed, closedProviders, deviations } = await options.settings();
      const sums = await returnedSums(pool, clock());
      const found = (q === undefined ? listed : searchGames(listed, q)).map((game) =>
        deskGame(game, { sums, closed, deviations }),
      );
      const isOut = ({ returns }: DeskGame) => returns.some((each) => each.isOut);
      const games = [...found.filter(isOut), ...found.filter((game) => !isOut(game))];
      const from = Number(offset ?? 0);
      return {
        isOffered,
        providers: providers.map(({ id, name }) => ({
          id,
          name,
          isOpen: !closedProviders.includes(id),
          games: listed.filter(({ providerId }) => providerId === id).length,
        })),
        games: games.slice(from, from + DESK_GAMES_PAGE),
        total: games.length,
      };
    },
  );
}

function registerSwitches(app: App, options: GameDeskOptions): void {
  const { catalogue, providers, switchGames } = options;
  const preHandler = requireOperator(options.operatorToken);
  const schema = { ...TAGS, body: SwitchGamesBody, response: { 200: SwitchedGamesAnswer } };

  async function change(
    request: FastifyRequest,
    asked: { readonly of: 'game' | 'provider'; readonly id: string } & SwitchGamesBody,
  ) {
    const { reason, ...switched } = asked;
    const author = { actor: operatorOf(request), reason };
    await switchGames({ ...switched, author, audit: request.audit });
    return { isOpen: asked.isOpen };
  }

  app.put(
    `${BASE}/games/:id/switch`,
    {
      preHandler,
      config: { permission: 'games.switch', audit: { action: 'game.switch', reason: 'required' } },
      schema: { ...schema, params: Game },
    },
    async (request) => {
      const { id } = request.params;
      if ((await catalogue.find(id)) === undefined) {
        throw new ApiError('not_found', `there is no game ${id}`);
      }
      return change(request, { ...request.body, of: 'game', id });
    },
  );
  app.put(
    `${BASE}/game-providers/:id/switch`,
    {
      preHandler,
      config: {
        permission: 'games.switch',
        audit: { action: 'game-provider.switch', reason: 'required' },
      },
      schema: { ...schema, params: Provider },
    },
    async (request) => {
      const { id } = request.params;
      if (!providers.some((provider) => provider.id === id)) {
        throw new ApiError('not_found', `there is no provider ${id}`);
      }
      return change(request, { ...request.body, of: 'provider', id });
    },
  );
}

/** The operators' side of the catalogue: games with what they have returned, and the switches of games and providers. */
export function registerGameDesk(app: App, options: GameDeskOptions): void {
  registerList(app, options);
  registerSwitches(app, options);
}
