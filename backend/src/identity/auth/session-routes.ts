import {
  DisconnectAnswer,
  MARKER_COOKIE,
  PresenceAnswer,
  SESSION_COOKIE,
  SIGNED_OUT_COOKIE,
  SessionCheckAnswer,
  TokenAnswer,
} from '@touchline/contracts/identity';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { mustBeSecure } from '../../platform/http/secure-cookies.ts';
import type { Auth } from './auth.ts';
import { type BrowserSessions, isSignedOut } from './browser-sessions.ts';
import { requireSameOrigin } from './same-origin.ts';
import { clearSessionCookies, setMarker } from './session-cookies.ts';

const TAGS = { tags: ['auth'] };

/** The calls that keep a sign-in alive, identify its player, and end it. */
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
        await auth.endSession(player, 'disconnected');
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

  app.get(
    '/web-api/session-check',
    { config: rateClass('session'), schema: { ...TAGS, response: { 200: SessionCheckAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const player = isSignedOut(request) ? undefined : await browser.owner(request);
      const hasMarker = request.cookies[MARKER_COOKIE] !== undefined;
      if (player === undefined && hasMarker) {
        clearSessionCookies(request, reply, await browser.rules());
      } else if (player !== undefined && !hasMarker) {
        const rules = await browser.rules();
        // Both the site and the page must declare that it is embedded.
        setMarker(request, reply, {
          sameSiteNone: rules.sameSiteNone && request.headers['x-same-site'] === 'none',
          partitioned: rules.partitioned && request.headers['x-partitioned'] === '1',
        });
      }
      return { user_id: player?.id ?? null };
    },
  );

  app.get(
    '/web-api/session',
    { config: rateClass('session'), schema: { ...TAGS, response: { 200: SessionCheckAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').setCookie(SESSION_COOKIE, '1', {
        path: '/',
        sameSite: 'lax',
        secure: mustBeSecure(request),
      });
      const player = isSignedOut(request) ? undefined : await browser.owner(request);
      return { user_id: player?.id ?? null };
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
