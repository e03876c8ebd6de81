import {
  DisconnectAnswer,
  PresenceAnswer,
  SIGNED_OUT_COOKIE,
  TokenAnswer,
} from '@touchline/contracts/identity';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Auth } from './auth.ts';
import { type BrowserSessions, isSignedOut } from './browser-sessions.ts';
import { requireSameOrigin } from './same-origin.ts';
import { clearSessionCookies } from './session-cookies.ts';
import { END_REASONS } from './session-ending.ts';

const TAGS = { tags: ['auth'] };

/** The calls that keep a sign-in alive and end it. */
export function registerSessionRoutes(
  app: App,
  { auth, browser }: { readonly auth: Auth; readonly browser: BrowserSessions },
): void {
  app.post(
    '/web-api/auth/v1/disconnect',
    {
      config: rateClass('session'),
      schema: { ...TAGS, response: { 200: DisconnectAnswer } },
      preHandler: requireSameOrigin,
    },
    async (request, reply) => {
      const player = await browser.owner(request);
      if (player !== undefined) {
        await auth.endSession(player, END_REASONS.disconnected);
      }
      clearSessionCookies(request, reply, await browser.rules());
      reply.clearCookie(SIGNED_OUT_COOKIE, { path: '/' });
      return { success: true };
    },
  );

  app.get(
    '/web-api/user/gettoken',
    {
      config: rateClass('session'),
      schema: {
        ...TAGS,
        querystring: z.object({ force_refresh: z.optional(text()) }),
        response: { 200: TokenAnswer },
      },
      preHandler: requireSameOrigin,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const isForced = request.query.force_refresh === 'true' || isSignedOut(request);
      const current = isForced ? undefined : await browser.current(request);
      return current === undefined ? browser.renew(request, reply) : { token: current.token };
    },
  );

  app.post(
    '/web-api/user/v1/presence',
    {
      schema: { ...TAGS, response: { 200: PresenceAnswer } },
      preHandler: app.requirePlayer,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!(await auth.sessions.touch(playerOf(request).sessionId))) {
        throw new ApiError('unauthorized', 'this sign-in has ended');
      }
      return { seenAt: auth.clock() };
    },
  );
}
