import {
  AnswerRequest,
  OperatorSupportAnswer,
  OperatorSupportRequest,
  SUPPORT_STATUSES,
} from '@touchline/contracts/support';
import * as z from 'zod/mini';
import type { PoolClient } from '../platform/database/queryable.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { App } from '../platform/http/app.ts';
import { requireOperator } from '../platform/http/operator.ts';
import { requireRequest, type SupportOptions } from './support-requests.ts';
import { RequestParameters } from './support-routes.ts';
import { countMessages, insertMessage, lockRequest, requestsIn } from './support-store.ts';

const BASE = '/operator-api/v1/support/requests';
const TAGS = { tags: ['operator'] };
const Query = z.strictObject({ status: z._default(z.enum(SUPPORT_STATUSES), 'open') });

export interface SupportDeskOptions extends SupportOptions {
  readonly operatorToken: string;
  /** Writes the player a mail that there is an answer, in the transaction of it. */
  readonly writeNotice: (
    client: PoolClient,
    notice: {
      readonly kind: 'support-answered';
      readonly playerId: string;
      readonly language: string;
    },
  ) => Promise<void>;
}

/** The operators' side: the queue, and an answer to a request. */
export function registerSupportDesk(app: App, options: SupportDeskOptions): void {
  const { pool, clock } = options;
  const preHandler = requireOperator(options.operatorToken);

  app.get(
    BASE,
    {
      preHandler,
      config: { permission: 'support.answer' },
      schema: { ...TAGS, querystring: Query, response: { 200: OperatorSupportAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { requests, count } = await requestsIn(pool, request.query.status);
      return { requests: [...requests], count };
    },
  );

  app.post(
    `${BASE}/:id/answer`,
    {
      preHandler,
      config: { permission: 'support.answer', audit: { action: 'support.answer' } },
      schema: {
        ...TAGS,
        params: RequestParameters,
        body: AnswerRequest,
        response: { 200: OperatorSupportRequest },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { text, read, close } = request.body;
      return inTransaction(pool, async (client) => {
        const found = await lockRequest(client, id);
        if (found === undefined) {
          throw new ApiError('not_found', 'there is no such request');
        }
        if ((await countMessages(client, id)) !== read) {
          throw new ApiError('support_request_changed', 'there are messages you have not read');
        }
        const at = clock();
        const status = close ? 'closed' : 'answered';
        await insertMessage(client, { requestId: id, author: 'support', text, status, at });
        const { playerId, language } = found;
        await options.writeNotice(client, { kind: 'support-answered', playerId, language });
        await request.audit({
          client,
          subject: `player:${playerId}`,
          before: { request: id, status: found.status },
          after: { request: id, status },
          at,
        });
        return requireRequest(client, id);
      });
    },
  );
}
