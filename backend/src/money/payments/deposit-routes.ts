import {
  CreateDeposit,
  DepositAnswer,
  Payment,
  PaymentAnswer,
  PaymentMethodsAnswer,
  PaymentsAnswer,
} from '@touchline/contracts/money';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { HandleCallback } from './callbacks.ts';
import type { Deposits } from './deposits.ts';
import type { LimitPrompt } from './limit-prompt.ts';
import { PaymentCursor, pageOf, readCursor } from './payment-cursor.ts';
import { findPayment, listPayments, publicPayment } from './payment-store.ts';

const TAGS = { tags: ['payments'] };
const PAGE_SIZE = 30;
export interface PaymentRouteOptions {
  readonly pool: Pool;
  readonly deposits: Deposits;
  readonly prompt: LimitPrompt;
  readonly handleCallback: HandleCallback;
}

/** Deposit methods, deposits, the list of payments and the providers' callbacks. */
export async function registerPaymentRoutes(app: App, options: PaymentRouteOptions): Promise<void> {
  const { pool, deposits, prompt, handleCallback } = options;
  const preHandler = app.requirePlayer;

  app.get(
    '/payments-api/v1/deposit-methods',
    {
      schema: {
        ...TAGS,
        querystring: z.object({ accountId: text().check(z.maxLength(40)) }),
        response: { 200: PaymentMethodsAnswer },
      },
      preHandler,
    },
    async (request, reply) => {
      const playerId = playerOf(request).id;
      const { accountId } = request.query;
      reply.header('cache-control', 'no-store');
      const [methods, limitPromptRequired] = await Promise.all([
        deposits.methods({ playerId, accountId }),
        prompt.required(playerId),
      ]);
      return { methods: [...methods], limitPromptRequired };
    },
  );

  app.post(
    '/payments-api/v1/deposits',
    {
      config: rateClass('money'),
      schema: { ...TAGS, body: CreateDeposit, response: { 200: DepositAnswer } },
      preHandler,
    },
    async (request) => {
      const { payment, redirectUrl } = await deposits.create({
        playerId: playerOf(request).id,
        key: idempotencyKeyOf(request),
        form: request.body,
      });
      return { payment: publicPayment(payment), redirectUrl };
    },
  );

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

  await app.register(async (scope: App) => {
    // Signatures are over the bytes: the body stays text until it has been verified.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      '/payments-api/v1/callbacks/:provider',
      {
        config: { rateLimit: false },
        schema: {
          ...TAGS,
          params: z.object({ provider: text().check(z.maxLength(40)) }),
          body: text(),
          response: { 200: z.object({ status: z.string() }) },
        },
      },
      async (request) => {
        const payment = await handleCallback({
          provider: request.params.provider,
          headers: request.headers,
          body: request.body,
        });
        return { status: payment.status };
      },
    );
  });
}
