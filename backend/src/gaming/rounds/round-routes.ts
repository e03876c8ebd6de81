import {
  GameRoundFilter,
  GameRoundsAnswer,
  GameRoundTotalsAnswer,
  PlayedGamesAnswer,
  ReplayAnswer,
} from '@touchline/contracts/casino';
import { HistoryPdf } from '@touchline/contracts/history';
import * as z from 'zod/mini';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import {
  csvAnswer,
  DOWNLOADS_PER_MINUTE,
  DownloadLanguage,
} from '../../platform/http/csv-download.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { assertPeriod } from '../../platform/http/period.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass, requestsPerMinute } from '../../platform/http/rate-limits.ts';
import type { GameProvider } from '../providers/game-provider.ts';
import { findRound } from './list-rounds.ts';
import type { RoundHistory } from './round-history.ts';

const PATH = '/casino-api/v1/rounds';
const TAGS = { tags: ['casino'] };
const Id = z.string().check(z.regex(/^\d{1,18}$/));
const Page = z.object({ ...GameRoundFilter.shape, cursor: z.optional(Id) });
const ExportQuery = z.object({ ...GameRoundFilter.shape, ...DownloadLanguage.shape });

/** A player's rounds: pages of them, what they come to, as files, and a replay of each. */
export function registerRoundRoutes(
  app: App,
  options: {
    readonly pool: Pool;
    readonly providers: readonly GameProvider[];
    readonly rounds: RoundHistory;
  },
): void {
  const { pool, providers, rounds } = options;
  const preHandler = app.requirePlayer;

  app.get(
    PATH,
    { preHandler, schema: { ...TAGS, querystring: Page, response: { 200: GameRoundsAnswer } } },
    async (request, reply) => {
      assertPeriod(request.query);
      void reply.header('cache-control', 'no-store');
      return rounds.list({ ...request.query, playerId: playerOf(request).id });
    },
  );
  app.get(
    `${PATH}/totals`,
    {
      preHandler,
      schema: { ...TAGS, querystring: GameRoundFilter, response: { 200: GameRoundTotalsAnswer } },
    },
    async (request, reply) => {
      assertPeriod(request.query);
      void reply.header('cache-control', 'no-store');
      return { totals: await rounds.totals({ ...request.query, playerId: playerOf(request).id }) };
    },
  );
  app.get(
    `${PATH}/games`,
    { preHandler, schema: { ...TAGS, response: { 200: PlayedGamesAnswer } } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { games: await rounds.games(playerOf(request).id) };
    },
  );
  registerExports(app, rounds);
  registerReplay(app, { pool, providers });
}

function registerReplay(
  app: App,
  { pool, providers }: { readonly pool: Pool; readonly providers: readonly GameProvider[] },
): void {
  const preHandler = app.requirePlayer;
  app.post(
    `${PATH}/:id/replay`,
    {
      preHandler,
      config: rateClass('session'),
      schema: { ...TAGS, params: z.object({ id: Id }), response: { 200: ReplayAnswer } },
    },
    async (request) => {
      const { id } = request.params;
      const round = await findRound(pool, { id, playerId: playerOf(request).id });
      const provider = providers.find((one) => one.id === round?.provider);
      if (round === undefined || provider === undefined) {
        throw new ApiError('not_found', 'there is no such round');
      }
      const { external_id: name, account_id: account } = round;
      const language = languageOf(request);
      return { url: await provider.replay({ round: name, account, language }) };
    },
  );
}

function registerExports(app: App, rounds: RoundHistory): void {
  const preHandler = app.requirePlayer;
  const config = requestsPerMinute(DOWNLOADS_PER_MINUTE);

  app.get(
    `${PATH}/export`,
    { preHandler, config, schema: { ...TAGS, querystring: ExportQuery } },
    async (request, reply) => {
      const { language, ...filter } = request.query;
      assertPeriod(filter);
      const question = { ...filter, playerId: playerOf(request).id };
      const { headers, body } = csvAnswer('games', rounds.asCsv(question, language));
      return reply.headers(headers).send(body);
    },
  );
  app.get(
    `${PATH}/export/pdf`,
    {
      preHandler,
      config,
      schema: { ...TAGS, querystring: ExportQuery, response: { 200: HistoryPdf } },
    },
    async (request, reply) => {
      const { language, ...filter } = request.query;
      assertPeriod(filter);
      void reply.header('cache-control', 'no-store');
      const pdf = await rounds.asPdf({ ...filter, playerId: playerOf(request).id }, language);
      return { pdf: pdf.toString('base64') };
    },
  );
}
