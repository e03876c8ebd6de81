import {
  CALL_QUEUES,
  type CallEnd,
  type CallStatus,
  EndCall,
  OperatorCall,
  OperatorCallsAnswer,
} from '@touchline/contracts/calls';
import type { CallsConfiguration } from '@touchline/contracts/configuration';
import { nextCallTime } from '@touchline/domain/support';
import { MINUTE } from '@touchline/domain/time';
import * as z from 'zod/mini';
import { fullNumber } from '../../identity/phone/phone-numbers.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { operatorOf, requireOperator } from '../../platform/http/operator.ts';
import { RequestParameters } from '../support-routes.ts';
import { callsIn, insertAttempt, setCall, type StoredCall, takeCall } from './call-store.ts';
import { type CallOptions, requireCall } from './request-call.ts';

const BASE = '/operator-api/v1/support/calls';
const TAGS = { tags: ['operator'] };
const Query = z.strictObject({ queue: z._default(z.enum(CALL_QUEUES), 'waiting') });

export interface CallDeskOptions extends CallOptions {
  readonly operatorToken: string;
  /** Notifies a player who did not answer, in the transaction of the attempt. */
  readonly writeNotice: (
    client: PoolClient,
    notice: {
      readonly kind: 'call-missed';
      readonly playerId: string;
      readonly language: string;
      readonly cause: string;
    },
  ) => Promise<void>;
}

function shownCall(stored: StoredCall): OperatorCall {
  const { lastTakenBy: _, phone, takenBy, attempts, ...call } = stored;
  return {
    ...call,
    phone: fullNumber(phone),
    ...(takenBy !== undefined && { takenBy }),
    attempts: [...attempts],
  };
}

/** What a call becomes by an attempt: it waits again while the player may be called once more. */
function afterAttempt(
  call: StoredCall,
  {
    end,
    calls,
    now,
  }: { readonly end: CallEnd; readonly calls: CallsConfiguration; readonly now: number },
): { readonly status: CallStatus; readonly dueAt: number } {
  if (end !== 'no-answer') {
    return { status: end, dueAt: call.dueAt };
  }
  return call.attempts.length + 1 < calls.attempts
    ? { status: 'waiting', dueAt: nextCallTime(calls, now + calls.retryMinutes * MINUTE) }
    : { status: 'unreached', dueAt: call.dueAt };
}

function registerQueue(app: App, options: CallDeskOptions): void {
  app.get(
    BASE,
    {
      preHandler: requireOperator(options.operatorToken),
      config: { permission: 'support.answer' },
      schema: { ...TAGS, querystring: Query, response: { 200: OperatorCallsAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const now = options.clock();
      const { calls, count } = await callsIn(options.pool, { ...request.query, now });
      return { calls: calls.map(shownCall), count };
    },
  );
}

function registerTaking(app: App, { pool, clock, operatorToken }: CallDeskOptions): void {
  app.post(
    `${BASE}/:id/take`,
    {
      preHandler: requireOperator(operatorToken),
      config: { permission: 'support.answer', audit: { action: 'call.take' } },
      schema: { ...TAGS, params: RequestParameters, response: { 200: OperatorCall } },
    },
    async (request) => {
      const { id } = request.params;
      const operator = operatorOf(request);
      return inTransaction(pool, async (client) => {
        const at = clock();
        const call = await requireCall(client, { id, now: at });
        if (call.status !== 'waiting') {
          throw new ApiError('call_over', 'the call has been made or cancelled');
        }
        if (call.takenBy === operator) {
          return shownCall(call);
        }
        if (call.takenBy !== undefined) {
          throw new ApiError('call_taken', `${call.takenBy} is calling`);
        }
        await takeCall(client, { id, operator, at });
        await request.audit({
          client,
          subject: `player:${call.playerId}`,
          after: { call: id, takenBy: operator },
          at,
        });
        return shownCall(await requireCall(client, { id, now: at }));
      });
    },
  );
}

function registerAttempts(app: App, options: CallDeskOptions): void {
  const { pool, clock, operatorToken } = options;
  app.post(
    `${BASE}/:id/attempts`,
    {
      preHandler: requireOperator(operatorToken),
      config: { permission: 'support.answer', audit: { action: 'call.end' } },
      schema: {
        ...TAGS,
        params: RequestParameters,
        body: EndCall,
        response: { 200: OperatorCall },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { end, note } = request.body;
      const operator = operatorOf(request);
      const calls = await options.calls();
      return inTransaction(pool, async (client) => {
        const at = clock();
        const call = await requireCall(client, { id, now: at });
        const { playerId, language, status } = call;
        if (call.lastTakenBy !== operator) {
          throw new ApiError('call_not_taken', 'take the call before you say how it ended');
        }
        await insertAttempt(client, { callId: id, end, operator, note, at });
        const next = afterAttempt(call, { end, calls, now: at });
        await setCall(client, { id, ...next, at });
        if (end === 'no-answer') {
          const cause = `call:${id}:${call.attempts.length + 1}`;
          await options.writeNotice(client, { kind: 'call-missed', playerId, language, cause });
        }
        await request.audit({
          client,
          subject: `player:${playerId}`,
          before: { call: id, status },
          after: { call: id, status: next.status, end },
          at,
        });
        return shownCall(await requireCall(client, { id, now: at }));
      });
    },
  );
}

/** The operators' side of calls: the queue, taking one, and how an attempt ended. */
export function registerCallDesk(app: App, options: CallDeskOptions): void {
  registerQueue(app, options);
  registerTaking(app, options);
  registerAttempts(app, options);
}
