import { PlayerTournamentsAnswer, TournamentAnswer } from '@touchline/contracts/tournaments';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { App } from '../../platform/http/app.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import {
  enterTournament,
  type PlayerTournamentsOptions,
  readTournaments,
  requireShown,
} from './player-tournaments.ts';
import { readBoard } from './read-board.ts';

const BASE = '/loyalty-api/v1/tournaments';
const TAGS = { tags: ['loyalty'] };
const Id = z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) });

/** The tournaments that a player reads and takes part in. */
export function registerTournaments(app: App, options: PlayerTournamentsOptions): void {
  const preHandler = app.requirePlayer;
  const readerOf = (request: FastifyRequest) => ({
    playerId: playerOf(request).id,
    language: languageOf(request),
  });

  async function read(question: Parameters<typeof requireShown>[2]): Promise<TournamentAnswer> {
    const { tournament } = await requireShown(options.pool, options, question);
    const board = await readBoard(options.pool, tournament, question.playerId);
    return { tournament, board, now: options.clock() };
  }

  app.get(
    BASE,
    { preHandler, schema: { ...TAGS, response: { 200: PlayerTournamentsAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readTournaments(options, readerOf(request));
    },
  );
  app.get(
    `${BASE}/:id`,
    { preHandler, schema: { ...TAGS, params: Id, response: { 200: TournamentAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return read({ ...readerOf(request), id: request.params.id });
    },
  );
  app.post(
    `${BASE}/:id/entry`,
    {
      preHandler,
      config: rateClass('money'),
      schema: { ...TAGS, params: Id, response: { 200: TournamentAnswer } },
    },
    async (request) => {
      const question = { ...readerOf(request), id: request.params.id };
      await enterTournament(options, question);
      return read(question);
    },
  );
}
