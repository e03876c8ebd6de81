import {
  AddOwnMeans,
  CreateWithdrawal,
  SavedMeans,
  Withdrawal,
  WithdrawalAnswer,
  WithdrawalMethodsAnswer,
} from '@touchline/contracts/money';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { PaymentCursor, pageOf, readCursor } from '../payments/payment-cursor.ts';
import {
  findWithdrawal,
  listWithdrawals,
  publicWithdrawal,
  type StoredWithdrawal,
} from './withdrawal-store.ts';
import type { Withdrawals } from './withdrawals.ts';

const TAGS = { tags: ['payments'] };
const PAGE_SIZE = 30;
const OneId = z.object({ id: z.uuid() });

interface WithdrawalRouteOptions {
  readonly pool: Pool;
  readonly withdrawals: Withdrawals;
}

/** A withdrawal of the player who makes the request; another's does not exist for them. */
async function ownWithdrawal(
  pool: Pool,
  { id, playerId }: { readonly id: string; readonly playerId: string },
): Promise<StoredWithdrawal> {
  const withdrawal = await findWithdrawal(pool, id);
  if (withdrawal?.playerId !== playerId) {
    throw new ApiError('not_found', 'there is no such withdrawal');
  }
  return withdrawal;
}

/** A player's withdrawals, all of them and one. */
function registerReads(app: App, { pool }: WithdrawalRouteOptions): void {
  const preHandler = app.requirePlayer;

  app.get(
    '/payments-api/v1/withdrawals',
    {
      schema: {
        ...TAGS,
        querystring: z.object({ cursor: z.optional(PaymentCursor) }),
        response: {
          200: z.object({ withdrawals: z.array(Withdrawal), nextCursor: z.optional(text()) }),
        },
      },
      preHandler,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const found = await listWithdrawals(pool, {
        playerId: playerOf(request).id,
        size: PAGE_SIZE + 1,
        before: readCursor(request.query.cursor),
      });
      const { rows, ...next } = pageOf(found, PAGE_SIZE);
      return { withdrawals: rows.map(publicWithdrawal), ...next };
    },
  );

  app.get(
    '/payments-api/v1/withdrawals/:id',
    { schema: { ...TAGS, params: OneId, response: { 200: WithdrawalAnswer } }, preHandler },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const withdrawal = await ownWithdrawal(pool, {
        id: request.params.id,
        playerId: playerOf(request).id,
      });
      return { withdrawal: publicWithdrawal(withdrawal) };
    },
  );
}

/** How much may be withdrawn, requests, and the refusal to take one back (UK RTS 14B). */
function registerRequests(app: App, { pool, withdrawals }: WithdrawalRouteOptions): void {
  const preHandler = app.requirePlayer;

  app.get(
    '/payments-api/v1/withdrawals/methods',
    {
      schema: {
        ...TAGS,
        querystring: z.object({ accountId: text().check(z.maxLength(40)) }),
        response: { 200: WithdrawalMethodsAnswer },
      },
      preHandler,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { accountId } = request.query;
      return withdrawals.methods({ playerId: playerOf(request).id, accountId });
    },
  );

  app.post(
    '/payments-api/v1/withdrawals',
    {
      config: rateClass('money'),
      schema: { ...TAGS, body: CreateWithdrawal, response: { 200: WithdrawalAnswer } },
      preHandler: app.requireStepUp,
    },
    async (request) => {
      const withdrawal = await withdrawals.request({
        playerId: playerOf(request).id,
        key: idempotencyKeyOf(request),
        form: request.body,
      });
      return { withdrawal: publicWithdrawal(withdrawal) };
    },
  );

  app.post(
    '/payments-api/v1/withdrawals/means',
    {
      config: rateClass('money'),
      schema: { ...TAGS, body: AddOwnMeans, response: { 200: SavedMeans } },
      preHandler: app.requireStepUp,
    },
    async (request) => withdrawals.addMeans({ playerId: playerOf(request).id, form: request.body }),
  );

  app.delete(
    '/payments-api/v1/withdrawals/:id',
    { schema: { ...TAGS, params: OneId, response: { 200: WithdrawalAnswer } }, preHandler },
    async (request) => {
      await ownWithdrawal(pool, {
        id: request.params.id,
        playerId: playerOf(request).id,
      });
      throw new ApiError('withdrawal_not_cancellable', 'a withdrawal is not taken back');
    },
  );
}

/** What a player withdraws, and by which means. */
export function registerWithdrawalRoutes(app: App, options: WithdrawalRouteOptions): void {
  registerReads(app, options);
  registerRequests(app, options);
}
