import {
  EndedSessionsAnswer,
  EndSession,
  OwnSessionsAnswer,
  SessionHistoryAnswer,
  SessionHistoryQuery,
} from '@touchline/contracts/identity';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { assertPeriod } from '../../platform/http/period.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Auth } from './auth.ts';
import { END_REASONS } from './session-ending.ts';

const PATH = '/web-api/auth/v1/sessions';
const TAGS = { tags: ['auth'] };

/** The player's own sign-ins: which there are and were, and ending them. */
export function registerOwnSessionRoutes(app: App, { auth }: { readonly auth: Auth }): void {
  app.get(
    PATH,
    { preHandler: app.requirePlayer, schema: { ...TAGS, response: { 200: OwnSessionsAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return auth.ownSessions.live(playerOf(request));
    },
  );

  app.get(
    `${PATH}/history`,
    {
      preHandler: app.requirePlayer,
      schema: {
        ...TAGS,
        querystring: SessionHistoryQuery,
        response: { 200: SessionHistoryAnswer },
      },
    },
    async (request, reply) => {
      assertPeriod(request.query);
      reply.header('cache-control', 'no-store');
      return auth.ownSessions.history(playerOf(request), request.query);
    },
  );

  app.post(
    `${PATH}/end`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('session'),
      schema: { ...TAGS, body: EndSession, response: { 200: EndedSessionsAnswer } },
    },
    async (request) => {
      const player = playerOf(request);
      const sessionId = await auth.ownSessions.find(player, request.body.id);
      if (sessionId === undefined) {
        throw new ApiError('not_found', 'there is no such session');
      }
      await auth.endSession({ id: player.id, sessionId }, END_REASONS.elsewhere);
      return { ended: 1 };
    },
  );

  app.post(
    `${PATH}/end-others`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('session'),
      schema: { ...TAGS, response: { 200: EndedSessionsAnswer } },
    },
    async (request) => ({
      ended: await auth.endOtherSessions(playerOf(request), END_REASONS.elsewhere),
    }),
  );
}
