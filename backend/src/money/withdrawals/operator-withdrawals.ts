import {
  OperatorWithdrawal,
  OperatorWithdrawalsAnswer,
  WithdrawalReason,
  WithdrawalState,
} from '@touchline/contracts/money';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { FastifyRequest } from 'fastify';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { PaymentCursor, pageOf, readCursor } from '../payments/payment-cursor.ts';
import { decideWithdrawal, type WithdrawalDecision } from './decide-withdrawal.ts';
import type { EndDependencies } from './end-withdrawal.ts';
import { listWithdrawals, operatorWithdrawal } from './withdrawal-store.ts';
import type { Withdrawals } from './withdrawals.ts';

const TAGS = { tags: ['operator'] };
const PAGE_SIZE = 50;
const Reason = text().check(z.trim(), z.minLength(3), z.maxLength(500));

export interface OperatorWithdrawalOptions extends EndDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly operatorToken: string;
  readonly withdrawals: Pick<Withdrawals, 'sendSoon'>;
}

/** Records a decision of the operator who makes a request. */
function recordOf(
  request: FastifyRequest,
  { clock }: OperatorWithdrawalOptions,
  after: { readonly state: string; readonly code?: string },
): NonNullable<WithdrawalDecision['record']> {
  return async (client, { id: paymentId, playerId, amount, currency }) =>
    request.audit({
      client,
      subject: `player:${playerId}`,
      before: { paymentId, state: 'review' },
      after: { paymentId, amount, currency, ...after },
      at: clock(),
    });
}

/** The withdrawals of all players. */
function registerQueue(app: App, { pool, operatorToken }: OperatorWithdrawalOptions): void {
  const preHandler = requireOperator(operatorToken);

  app.get(
    '/payments-api/v1/operator/withdrawals',
    {
      preHandler,
      config: { permission: 'withdrawals.read' },
      schema: {
        ...TAGS,
        querystring: z.object({
          state: z.optional(WithdrawalState),
          cursor: z.optional(PaymentCursor),
        }),
        response: { 200: OperatorWithdrawalsAnswer },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store');
      const found = await listWithdrawals(pool, {
        state: query.state,
        size: PAGE_SIZE + 1,
        before: readCursor(query.cursor),
      });
      const { rows, ...next } = pageOf(found, PAGE_SIZE);
      return { withdrawals: rows.map(operatorWithdrawal), ...next };
    },
  );
}

/** What an operator decides about withdrawals in review. */
function registerDecisions(app: App, options: OperatorWithdrawalOptions): void {
  const preHandler = requireOperator(options.operatorToken);
  const params = z.object({ id: z.uuid() });
  const response = { 200: z.object({ withdrawal: OperatorWithdrawal }) };

  app.post(
    '/payments-api/v1/operator/withdrawals/:id/approve',
    {
      preHandler,
      config: {
        permission: 'withdrawals.decide',
        audit: { action: 'withdrawal.approve', reason: 'required' },
      },
      schema: { ...TAGS, params, body: z.object({ reason: Reason }), response },
    },
    async (request) => {
      const { id } = request.params;
      const withdrawal = await decideWithdrawal(options, {
        id,
        to: 'approved',
        record: recordOf(request, options, { state: 'approved' }),
      });
      options.withdrawals.sendSoon();
      return { withdrawal: operatorWithdrawal(withdrawal) };
    },
  );

  app.post(
    '/payments-api/v1/operator/withdrawals/:id/reject',
    {
      preHandler,
      config: {
        permission: 'withdrawals.decide',
        audit: { action: 'withdrawal.reject', reason: 'required' },
      },
      schema: {
        ...TAGS,
        params,
        body: z.object({
          reason: Reason,
          /** The reason as the player reads it. */
          code: WithdrawalReason,
        }),
        response,
      },
    },
    async (request) => {
      const { id } = request.params;
      const { code } = request.body;
      const withdrawal = await decideWithdrawal(options, {
        id,
        to: 'rejected',
        code,
        record: recordOf(request, options, { state: 'rejected', code }),
      });
      return { withdrawal: operatorWithdrawal(withdrawal) };
    },
  );
}

/** The operators' side of withdrawals: the queue and its decisions. */
export function registerOperatorWithdrawals(app: App, options: OperatorWithdrawalOptions): void {
  registerQueue(app, options);
  registerDecisions(app, options);
}
