import { OPERATOR_CONSOLE_HEADER, OperatorSession, OperatorSignIn } from '@touchline/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../platform/api-error.ts';
import type { App } from '../platform/app.ts';
import type { Clock } from '../platform/clock.ts';
import { OPERATOR } from '../platform/operator.ts';
import { rateClass } from '../platform/rate-limits.ts';
import { createOperatorSessions } from './operator-session.ts';

const COOKIE = 'tl_operator';
const TAGS = { tags: ['operator'] };
const PAGES = '/operator/';

/** The operator's token and others that may do all that it may. */
export interface OperatorTokens {
  /** Whose a token is; undefined for one that may do less. */
  readonly operatorWith: (token: string) => Promise<string | undefined>;
  /** Whether a name's token still may. */
  readonly mayOperate: (name: string) => Promise<boolean>;
}

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
  options: {
    readonly operatorToken: string;
    readonly clock: Clock;
    readonly tokens: OperatorTokens;
  },
): void {
  const { operatorToken, clock, tokens } = options;
  const sessions = createOperatorSessions(operatorToken);

  function give(
    request: FastifyRequest,
    reply: FastifyReply,
    who: { readonly name: string; readonly since?: number },
  ): OperatorSession {
    const { cookie, expiresAt } = sessions.issue(who, clock());
    reply.header('cache-control', 'no-store').setCookie(COOKIE, cookie, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: Math.max(0, Math.round((expiresAt - clock()) / 1000)),
    });
    return { expiresAt };
  }

  /** A token that is revoked ends the sign-ins made with it. */
  async function isStill(name: string): Promise<boolean> {
    return name === OPERATOR || (await tokens.mayOperate(name));
  }

  app.decorateRequest('operatorName', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const held = request.cookies[COOKIE];
    if (held === undefined || !mayUseCookie(request)) {
      return;
    }
    const session = sessions.read(held, clock());
    if (session !== undefined && (await isStill(session.name))) {
      request.operatorName = session.name;
      request.headers.authorization = `Bearer ${operatorToken}`;
      if (request.headers[OPERATOR_CONSOLE_HEADER] === 'active') {
        give(request, reply, session);
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
      const name = await tokens.operatorWith(request.body.token);
      if (name === undefined) {
        request.log.warn({ ip: request.ip }, 'a sign-in with a wrong operator token');
        throw new ApiError('credentials_wrong', 'this is not the operator token');
      }
      return give(request, reply, { name });
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
