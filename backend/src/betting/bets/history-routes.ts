import {
  Bet,
  BetFilter,
  BetReceipt,
  BetsAnswer,
  BetTotalsAnswer,
} from '@touchline/contracts/betting';
import { HistoryPdf } from '@touchline/contracts/history';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import {
  csvAnswer,
  DOWNLOADS_PER_MINUTE,
  DownloadLanguage,
} from '../../platform/http/csv-download.ts';
import { assertPeriod } from '../../platform/http/period.ts';
import { playerOf } from '../../platform/http/player.ts';
import { requestsPerMinute } from '../../platform/http/rate-limits.ts';
import { betReceipt } from './bet-receipt.ts';
import { findBet, findBetAsPlaced } from './bet-store.ts';
import { registerClearedHistory } from './cleared-history.ts';
import { writeBets } from './write-bets.ts';
import { listBets, totalBets } from './list-bets.ts';

const TAGS = { tags: ['betting'] };

const ListQuery = z.object({
  ...BetFilter.shape,
  cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
});

const ExportQuery = z.object({ ...BetFilter.shape, ...DownloadLanguage.shape });

/** A player's bets: pages of them, what they come to, and each. */
export function registerBetHistoryRoutes(
  app: App,
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
): void {
  const preHandler = app.requirePlayer;

  app.get(
    '/betting-api/v1/bets',
    { preHandler, schema: { ...TAGS, querystring: ListQuery, response: { 200: BetsAnswer } } },
    async (request) => {
      assertPeriod(request.query);
      const { bets, nextCursor } = await listBets(pool, {
        ...request.query,
        playerId: playerOf(request).id,
      });
      return { bets: [...bets], ...(nextCursor === undefined ? {} : { nextCursor }) };
    },
  );

  app.get(
    '/betting-api/v1/bets/totals',
    { preHandler, schema: { ...TAGS, querystring: BetFilter, response: { 200: BetTotalsAnswer } } },
    async (request) => {
      assertPeriod(request.query);
      return {
        totals: await totalBets(pool, { ...request.query, playerId: playerOf(request).id }),
      };
    },
  );

  registerExport(app, { pool, clock });
  registerOneBet(app, pool);
  registerClearedHistory(app, { pool, clock });
}

function registerOneBet(app: App, pool: Pool): void {
  const preHandler = app.requirePlayer;
  const params = z.object({ betId: text() });

  app.get(
    '/betting-api/v1/bets/:betId',
    { preHandler, schema: { ...TAGS, params, response: { 200: Bet } } },
    async (request) => {
      const { betId } = request.params;
      const bet = await findBet(pool, { playerId: playerOf(request).id, betId });
      if (bet === undefined) {
        throw new ApiError('not_found', 'there is no such bet');
      }
      return bet;
    },
  );

  app.get(
    '/betting-api/v1/bets/:betId/receipt',
    { preHandler, schema: { ...TAGS, params, response: { 200: BetReceipt } } },
    async (request) => {
      const { betId } = request.params;
      const placed = await findBetAsPlaced(pool, { playerId: playerOf(request).id, betId });
      if (placed === undefined) {
        throw new ApiError('not_found', 'there is no such bet');
      }
      return betReceipt(placed);
    },
  );
}

function registerExport(app: App, options: { readonly pool: Pool; readonly clock: Clock }): void {
  const bets = writeBets(options);

  app.get(
    '/betting-api/v1/bets/export',
    {
      preHandler: app.requirePlayer,
      config: requestsPerMinute(DOWNLOADS_PER_MINUTE),
      schema: { ...TAGS, querystring: ExportQuery },
    },
    async (request, reply) => {
      const { language, ...filter } = request.query;
      assertPeriod(filter);
      const question = { ...filter, playerId: playerOf(request).id };
      const { headers, body } = csvAnswer('bets', bets.asCsv(question, language));
      return reply.headers(headers).send(body);
    },
  );

  app.get(
    '/betting-api/v1/bets/export/pdf',
    {
      preHandler: app.requirePlayer,
      config: requestsPerMinute(DOWNLOADS_PER_MINUTE),
      schema: { ...TAGS, querystring: ExportQuery, response: { 200: HistoryPdf } },
    },
    async (request, reply) => {
      const { language, ...filter } = request.query;
      assertPeriod(filter);
      void reply.header('cache-control', 'no-store');
      const pdf = await bets.asPdf({ ...filter, playerId: playerOf(request).id }, language);
      return { pdf: pdf.toString('base64') };
    },
  );
}
