import { createHash, timingSafeEqual } from 'node:crypto';
import { OPERATOR_CONSOLE_HEADER, OperatorSession, OperatorSignIn } from '@touchline/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../platform/api-error.ts';
import type { App } from '../platform/app.ts';
import type { Clock } from '../platform/clock.ts';
import { rateClass } from '../platform/rate-limits.ts';
import { createOperatorSessions } from './operator-session.ts';

const COOKIE = 'tl_operator';
const TAGS = { tags: ['operator'] };
const PAGES = '/operator/';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request may be spoken for by the console's cookie. */
function mayUseCookie(request: FastifyRequest): boolean {
  if (request.headers.authorization !== undefined) {
    return false;
  }
  // What a page of ours sends has the header; a link to a page of the operator's has no way to.
  const isPage = request.method === 'GET' && request.url.startsWith(PAGES);
  return isPage || request.headers[OPERATOR_CONSOLE_HEADER] !== undefined;
}

/**
 * The console's sign-in: `/operator/session`. Whoever has its cookie speaks with the operator's
 * voice in every API, where the request comes from the console; see docs/adr/0028.
 */
export function registerOperatorSession(
  app: App,
  options: { readonly operatorToken: string; readonly clock: Clock },
): void {
  const { operatorToken, clock } = options;
  const sessions = createOperatorSessions(operatorToken);

  function give(request: FastifyRequest, reply: FastifyReply, since?: number): OperatorSession {
    const { cookie, expiresAt } = sessions.issue(clock(), since);
    reply.header('cache-control', 'no-store').setCookie(COOKIE, cookie, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: Math.max(0, Math.round((expiresAt - clock()) / 1000)),
    });
    return { expiresAt };
  }

  app.addHook('onRequest', async (request, reply) => {
    const held = request.cookies[COOKIE];
    if (held === undefined || !mayUseCookie(request)) {
      return;
    }
    const session = sessions.read(held, clock());
    if (session !== undefined) {
      request.headers.authorization = `Bearer ${operatorToken}`;
      if (request.headers[OPERATOR_CONSOLE_HEADER] === 'active') {
        give(request, reply, session.since);
      }
    }
  });

  app.get(
    '/operator/session',
    { schema: { ...TAGS, response: { 200: OperatorSession } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const session = sessions.read(request.cookies[COOKIE], clock());
      return session === undefined ? {} : { expiresAt: session.expiresAt };
    },
  );

  app.post(
    '/operator/session',
    {
      config: rateClass('operator'),
      schema: { ...TAGS, body: OperatorSignIn, response: { 200: OperatorSession } },
    },
    async (request, reply) => {
      if (!timingSafeEqual(digest(request.body.token), digest(operatorToken))) {
        request.log.warn({ ip: request.ip }, 'a sign-in with a wrong operator token');
        throw new ApiError('credentials_wrong', 'this is not the operator token');
      }
      return give(request, reply);
    },
  );

  app.delete(
    '/operator/session',
    { schema: { ...TAGS, response: { 204: z.undefined() } } },
    async (_request, reply) => {
      reply.clearCookie(COOKIE, { path: '/' });
      return reply.code(204).send(undefined);
    },
  );
}
