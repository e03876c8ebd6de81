import { HistoryPdf } from '@touchline/contracts/history';
import {
  PaymentAnswer,
  PaymentFilter,
  PaymentsAnswer,
  PaymentTotalsAnswer,
} from '@touchline/contracts/money';
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
import { PaymentCursor, pageOf, readCursor } from './payment-cursor.ts';
import { listPayments, totalPayments } from './list-payments.ts';
import { findPayment, publicPayment } from './payment-store.ts';
import { writePayments } from './write-payments.ts';

const TAGS = { tags: ['payments'] };
const PAGE_SIZE = 30;
const ExportQuery = z.object({ ...PaymentFilter.shape, ...DownloadLanguage.shape });

/** A player's payments in both directions, all of them and one. */
export function registerPaymentRoutes(
  app: App,
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
): void {
  const preHandler = app.requirePlayer;

  app.get(
    '/payments-api/v1/payments',
    {
      schema: {
        ...TAGS,
        querystring: z.object({ ...PaymentFilter.shape, cursor: z.optional(PaymentCursor) }),
        response: { 200: PaymentsAnswer },
      },
      preHandler,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { cursor, ...filter } = request.query;
      assertPeriod(filter);
      const found = await listPayments(pool, {
        ...filter,
        playerId: playerOf(request).id,
        size: PAGE_SIZE + 1,
        before: readCursor(cursor),
      });
      const { rows, ...next } = pageOf(found, PAGE_SIZE);
      return { payments: rows.map(publicPayment), ...next };
    },
  );

  app.get(
    '/payments-api/v1/payments/totals',
    {
      schema: { ...TAGS, querystring: PaymentFilter, response: { 200: PaymentTotalsAnswer } },
      preHandler,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      assertPeriod(request.query);
      const playerId = playerOf(request).id;
      return { totals: await totalPayments(pool, { ...request.query, playerId }) };
    },
  );

  registerExport(app, { pool, clock });

  app.get(
    '/payments-api/v1/payments/:id',
    {
      schema: {
        ...TAGS,
        params: z.object({ id: z.uuid() }),
        response: { 200: PaymentAnswer },
      },
      preHandler,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const payment = await findPayment(pool, { id: request.params.id });
      if (payment === undefined || payment.playerId !== playerOf(request).id) {
        throw new ApiError('not_found', 'there is no such payment');
      }
      return { payment: publicPayment(payment) };
    },
  );
}

function registerExport(app: App, options: { readonly pool: Pool; readonly clock: Clock }): void {
  const payments = writePayments(options);

  app.get(
    '/payments-api/v1/payments/export',
    {
      preHandler: app.requirePlayer,
      config: requestsPerMinute(DOWNLOADS_PER_MINUTE),
      schema: {
        ...TAGS,
        querystring: ExportQuery,
      },
    },
    async (request, reply) => {
      const { language, ...filter } = request.query;
      assertPeriod(filter);
      const question = { ...filter, playerId: playerOf(request).id };
      const { headers, body } = csvAnswer('payments', payments.asCsv(question, language));
      return reply.headers(headers).send(body);
    },
  );

  app.get(
    '/payments-api/v1/payments/export/pdf',
    {
      preHandler: app.requirePlayer,
      config: requestsPerMinute(DOWNLOADS_PER_MINUTE),
      schema: { ...TAGS, querystring: ExportQuery, response: { 200: HistoryPdf } },
    },
    async (request, reply) => {
      const { language, ...filter } = request.query;
      assertPeriod(filter);
      void reply.header('cache-control', 'no-store');
      const pdf = await payments.asPdf({ ...filter, playerId: playerOf(request).id }, language);
      return { pdf: pdf.toString('base64') };
    },
  );
}
