import { GameSessionAnswer, LaunchedGame, LaunchGame } from '@touchline/contracts/casino';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { App } from '../platform/http/app.ts';
import { languageOf } from '../platform/http/language-of.ts';
import { playerOf } from '../platform/http/player.ts';
import { rateClass } from '../platform/http/rate-limits.ts';
import type { GameCatalogue } from './catalogue/game-catalogue.ts';
import type { GameProvider } from './providers/game-provider.ts';
import type { RoundHistory } from './rounds/round-history.ts';
import { registerRoundRoutes } from './rounds/round-routes.ts';
import { launchDemo, type LaunchFacts, launchGame } from './sessions/launch-game.ts';
import { sessionPosition } from './sessions/session-position.ts';

const BASE = '/casino-api/v1';
const TAGS = { tags: ['casino'] };
const Session = z.object({ id: z.uuid() });

export interface CasinoRouteOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly providers: readonly GameProvider[];
  readonly catalogue: GameCatalogue;
  readonly rounds: RoundHistory;
  /** Whether the section is there, and which of its games are closed. */
  readonly isOpen: (gameId: string) => Promise<boolean>;
  /** Milliseconds that a round of a category takes at least. */
  readonly leastCycleOf: (category: string) => Promise<number>;
  readonly countryOf: (playerId: string) => Promise<string>;
  /** `https://host` of the site as this visitor has it. */
  readonly originOf: (request: FastifyRequest) => string;
}

/** The launch of a game, and what a player sees of sessions and rounds. */
export function registerCasinoRoutes(app: App, options: CasinoRouteOptions): void {
  registerLaunches(app, options);
  registerSessions(app, options);
  registerRoundRoutes(app, options);
}

function registerLaunches(app: App, options: CasinoRouteOptions): void {
  const { catalogue, isOpen, leastCycleOf, providers, originOf } = options;

  /** The game of a launch with what is the same for players and demos. */
  async function asked(request: FastifyRequest, { gameId, isMobile }: LaunchGame) {
    const game = await catalogue.find(gameId);
    const provider = providers.find(({ id }) => id === game?.providerId);
    if (game === undefined || provider === undefined || !(await isOpen(gameId))) {
      throw new ApiError('game_closed', 'this game cannot be played now');
    }
    const language = languageOf(request);
    const site = `${originOf(request)}/${language}`;
    const facts: LaunchFacts = {
      isMobile,
      language,
      ip: request.ip,
      lobbyUrl: `${site}/casino`,
      depositUrl: `${site}/office/recharge`,
      leastCycleMs: await leastCycleOf(game.category),
    };
    return { game, provider, code: game.code, facts };
  }

  app.post(
    `${BASE}/launches`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('session'),
      schema: { ...TAGS, body: LaunchGame, response: { 200: LaunchedGame } },
    },
    async (request) => {
      const { id: playerId, sessionId: signInId } = playerOf(request);
      const { game: _game, ...launch } = await asked(request, request.body);
      const country = await options.countryOf(playerId);
      return launchGame(options, { ...launch, playerId, signInId, country });
    },
  );
  app.post(
    `${BASE}/demos`,
    {
      config: rateClass('session'),
      schema: { ...TAGS, body: LaunchGame, response: { 200: LaunchedGame } },
    },
    async (request) => {
      const { game, ...launch } = await asked(request, request.body);
      if (!game.isDemoPossible) {
        throw new ApiError('game_closed', 'this game has no demo');
      }
      return launchDemo(launch);
    },
  );
}

function registerSessions(app: App, { pool, clock }: CasinoRouteOptions): void {
  const preHandler = app.requirePlayer;
  app.get(
    `${BASE}/sessions/:id`,
    { preHandler, schema: { ...TAGS, params: Session, response: { 200: GameSessionAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id } = request.params;
      const found = await sessionPosition(pool, {
        id,
        playerId: playerOf(request).id,
        now: clock(),
      });
      if (found === undefined) {
        throw new ApiError('not_found', 'there is no such session');
      }
      return found;
    },
  );
}
