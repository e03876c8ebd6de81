import { PlayerChallengesAnswer } from '@touchline/contracts/challenges';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { App } from '../../platform/http/app.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import {
  enterChallenge,
  type PlayerChallengesOptions,
  readChallenges,
} from './player-challenges.ts';

const BASE = '/loyalty-api/v1/challenges';
const TAGS = { tags: ['loyalty'] };
const Id = z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) });

/** The daily challenges that a player reads and joins. */
export function registerChallenges(app: App, options: PlayerChallengesOptions): void {
  const preHandler = app.requirePlayer;
  const readerOf = (request: FastifyRequest) => ({
    playerId: playerOf(request).id,
    language: languageOf(request),
  });
  app.get(
    BASE,
    { preHandler, schema: { ...TAGS, response: { 200: PlayerChallengesAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readChallenges(options, readerOf(request));
    },
  );
  app.post(
    `${BASE}/:id/entry`,
    {
      preHandler,
      config: rateClass('money'),
      schema: { ...TAGS, params: Id, response: { 200: PlayerChallengesAnswer } },
    },
    async (request) => {
      const reader = readerOf(request);
      await enterChallenge(options, { ...reader, id: request.params.id });
      return readChallenges(options, reader);
    },
  );
}
