import { Payment, PaymentAnswer, PaymentsAnswer } from '@touchline/contracts/money';
import * as z from 'zod/mini';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { PaymentCursor, pageOf, readCursor } from './payment-cursor.ts';
import { findPayment, listPayments, publicPayment } from './payment-store.ts';

const TAGS = { tags: ['payments'] };
const PAGE_SIZE = 30;

/** A player's payments in both directions, all of them and one. */
export function registerPaymentRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  const preHandler = app.requirePlayer;

  app.get(
    '/payments-api/v1/payments',
    {
      schema: {
        ...TAGS,
        querystring: z.object({
          kind: z.optional(Payment.shape.kind),
          cursor: z.optional(PaymentCursor),
        }),
        response: { 200: PaymentsAnswer },
      },
      preHandler,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const found = await listPayments(pool, {
        playerId: playerOf(request).id,
        size: PAGE_SIZE + 1,
        kind: request.query.kind,
        before: readCursor(request.query.cursor),
      });
      const { rows, ...next } = pageOf(found, PAGE_SIZE);
      return { payments: rows.map(publicPayment), ...next };
    },
  );

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
