import {
  OPERATOR_CONSOLE_HEADER,
  OperatorSession as OperatorSessionAnswer,
  OperatorSignIn,
} from '@touchline/contracts/operator';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { OPERATOR } from '../../platform/http/operator.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { mustBeSecure } from '../../platform/http/secure-cookies.ts';
import { createOperatorSessions, type OperatorSession } from './operator-sessions.ts';

/** Over https a browser takes it from this host alone, encrypted, and for no other. */
const SECURE_COOKIE = '__Host-tl_operator';
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
  // Ports of one host share cookies: a page of the site must not act through the operator's.
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    return false;
  }
  // What a page of ours sends has the header; a link to a page of the operator's has no way to.
  const isPage = request.method === 'GET' && request.url.startsWith(PAGES);
  return isPage || request.headers[OPERATOR_CONSOLE_HEADER] !== undefined;
}

function cookieNameFor(request: FastifyRequest): string {
  return mustBeSecure(request) ? SECURE_COOKIE : COOKIE;
}

/** The secret that a request's cookie contains. */
function secretIn(request: FastifyRequest): string | undefined {
  return request.cookies[cookieNameFor(request)];
}

/**
 * The console's sign-in: `/operator/session`. A request from the console with a valid session acts as
 * the operator in every API that the console's listener passes on; see docs/adr/0028 and 0052.
 */
export function registerOperatorSession(
  app: App,
  options: {
    readonly pool: Pick<Pool, 'query'>;
    readonly operatorToken: string;
    readonly clock: Clock;
    readonly tokens: OperatorTokens;
  },
): void {
  const { pool, operatorToken, clock, tokens } = options;
  const sessions = createOperatorSessions({ pool, operatorToken, clock });

  /** The session of a secret, unless the token it was begun with has been revoked since. */
  async function currentSession(secret: string): Promise<OperatorSession | undefined> {
    const session = await sessions.find(secret);
    if (session === undefined || session.operator === OPERATOR) {
      return session;
    }
    return (await tokens.mayOperate(session.operator)) ? session : undefined;
  }

  app.decorateRequest('operatorName', undefined);
  app.addHook('onRequest', async (request) => {
    const secret = secretIn(request);
    if (secret === undefined || !mayUseCookie(request)) {
      return;
    }
    const session = await currentSession(secret);
    if (session === undefined) {
      return;
    }
    request.operatorName = session.operator;
    request.headers.authorization = `Bearer ${operatorToken}`;
    if (request.headers[OPERATOR_CONSOLE_HEADER] === 'active') {
      await sessions.extend(secret);
    }
  });

  app.get(
    '/operator/session',
    { schema: { ...TAGS, response: { 200: OperatorSessionAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const secret = secretIn(request);
      const session = secret === undefined ? undefined : await currentSession(secret);
      return session === undefined ? {} : { expiresAt: session.endsAt };
    },
  );

  app.post(
    '/operator/session',
    {
      config: { ...rateClass('operator'), audit: { action: 'operator.sign-in' } },
      schema: { ...TAGS, body: OperatorSignIn, response: { 200: OperatorSessionAnswer } },
    },
    async (request, reply) => {
      const operator = await tokens.operatorWith(request.body.token);
      if (operator === undefined) {
        request.log.warn({ ip: request.ip }, 'sign-in attempt with a wrong operator token');
        throw new ApiError('credentials_wrong', 'this is not the operator token');
      }
      const begun = await sessions.begin(operator);
      // Its end is decided here; the browser forgets it when it is closed.
      reply.header('cache-control', 'no-store').setCookie(cookieNameFor(request), begun.secret, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: mustBeSecure(request),
      });
      return { expiresAt: begun.endsAt };
    },
  );

  app.delete(
    '/operator/session',
    {
      config: { audit: { action: 'operator.sign-out' } },
      schema: { ...TAGS, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      const secret = secretIn(request);
      if (secret !== undefined) {
        await sessions.end(secret);
      }
      reply.clearCookie(cookieNameFor(request), { path: '/', secure: mustBeSecure(request) });
      return reply.code(204).send(undefined);
    },
  );
}
