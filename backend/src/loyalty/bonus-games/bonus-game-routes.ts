import {
  BonusGameAnswer,
  BonusGameCode,
  BonusGamesAnswer,
  OpenPlace,
} from '@touchline/contracts/bonus-games';
import * as z from 'zod/mini';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { openPlace, type OpenPlaceOptions } from './open-place.ts';
import { readBonusGame, readBonusGames, readOwnBonusGames } from './read-bonus-games.ts';

const BASE = '/loyalty-api/v1/bonus-games';
const TAGS = { tags: ['loyalty'] };
const Game = z.object({ game: BonusGameCode });
const Try = z.object({ game: BonusGameCode, id: z.string().check(z.regex(/^\d{1,18}$/)) });

/** The games of free tries: which there are, what a player has of them, and how they are played. */
export function registerBonusGames(app: App, options: OpenPlaceOptions): void {
  const preHandler = app.requirePlayer;
  app.get(
    BASE,
    { schema: { ...TAGS, response: { 200: BonusGamesAnswer } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return readBonusGames(options);
    },
  );
  app.get(
    `${BASE}/own`,
    { preHandler, schema: { ...TAGS, response: { 200: BonusGamesAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readOwnBonusGames(options, playerOf(request).id);
    },
  );
  app.get(
    `${BASE}/:game`,
    { preHandler, schema: { ...TAGS, params: Game, response: { 200: BonusGameAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readBonusGame(options, { playerId: playerOf(request).id, game: request.params.game });
    },
  );
  app.post(
    `${BASE}/:game/tries/:id/openings`,
    {
      preHandler,
      config: rateClass('money'),
      schema: { ...TAGS, params: Try, body: OpenPlace, response: { 200: BonusGameAnswer } },
    },
    async (request) => {
      const { game, id } = request.params;
      const playerId = playerOf(request).id;
      await openPlace(options, { playerId, game, id, ...request.body });
      return readBonusGame(options, { playerId, game });
    },
  );
}
