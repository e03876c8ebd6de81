import {
  FollowUp,
  type OperatorSupportRequest,
  type SupportRequest,
  SupportRequestAnswer,
  SupportRequestsAnswer,
  WriteToSupport,
} from '@touchline/contracts/support';
import { DAY } from '@touchline/domain/time';
import * as z from 'zod/mini';
import type { App } from '../platform/http/app.ts';
import { idempotencyKeyOf } from '../platform/http/idempotency.ts';
import { languageOf } from '../platform/http/language-of.ts';
import { playerOf } from '../platform/http/player.ts';
import { rateClass } from '../platform/http/rate-limits.ts';
import { followUp, openRequest, type SupportOptions } from './support-requests.ts';
import { requestsOf } from './support-store.ts';

const TAGS = { tags: ['support'] };
/** Requests are shown to the player for a year after their last message. */
const SHOWN_DAYS = 365;

/** The id of a request, as it stands in an address. */
export const RequestParameters = z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) });

function ownRequest(request: OperatorSupportRequest): SupportRequest {
  const { playerId: _playerId, ...own } = request;
  return own;
}

/** What players write to Support, and what they are answered. */
export function registerSupportRoutes(app: App, options: SupportOptions): void {
  app.get(
    '/support-api/v1/requests',
    {
      schema: { ...TAGS, response: { 200: SupportRequestsAnswer } },
      preHandler: app.requirePlayer,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const since = options.clock() - SHOWN_DAYS * DAY;
      const requests = await requestsOf(options.pool, { playerId: playerOf(request).id, since });
      return { requests: requests.map(ownRequest) };
    },
  );

  app.post(
    '/support-api/v1/requests',
    {
      config: rateClass('message'),
      schema: { ...TAGS, body: WriteToSupport, response: { 200: SupportRequestAnswer } },
      preHandler: app.requirePlayer,
    },
    async (request) => {
      const written = await openRequest(options, {
        ...request.body,
        playerId: playerOf(request).id,
        key: idempotencyKeyOf(request),
        language: languageOf(request),
      });
      return { request: ownRequest(written) };
    },
  );

  app.post(
    '/support-api/v1/requests/:id/messages',
    {
      config: rateClass('message'),
      schema: {
        ...TAGS,
        params: RequestParameters,
        body: FollowUp,
        response: { 200: SupportRequestAnswer },
      },
      preHandler: app.requirePlayer,
    },
    async (request) => {
      const written = await followUp(options, {
        id: request.params.id,
        text: request.body.text,
        playerId: playerOf(request).id,
        key: idempotencyKeyOf(request),
      });
      return { request: ownRequest(written) };
    },
  );
}
