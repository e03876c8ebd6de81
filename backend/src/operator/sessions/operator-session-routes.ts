import {
  ChangeOperatorPassword,
  OperatorPasswordSet,
  OperatorSession as OperatorSessionAnswer,
  OperatorSignIn,
  SetOperatorPassword,
} from '@touchline/contracts/operator';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { OperatorAccounts } from '../accounts/operator-accounts.ts';
import { hasAccounts } from '../accounts/operator-store.ts';
import type { SecondSteps } from '../accounts/second-step.ts';
import { clearConsoleCookie, secretIn, setConsoleCookie } from './console-cookie.ts';
import { ownAccountOf } from './own-account.ts';
import { registerSecondStep } from './second-step-routes.ts';
import { actAsOperator } from './act-as-operator.ts';
import { type CurrentSession, currentSessionOf, type OperatorTokens } from './current-session.ts';
import {
  type BegunSession,
  createOperatorSessions,
  type OperatorSessions,
} from './operator-sessions.ts';

const TAGS = { tags: ['operator'] };

interface SessionRouteOptions {
  readonly pool: Pick<Pool, 'query'>;
  readonly operatorToken: string;
  readonly clock: Clock;
  readonly tokens: OperatorTokens;
  readonly accounts: Pick<OperatorAccounts, 'authenticate' | 'changePassword' | 'setPassword'>;
  readonly secondSteps: SecondSteps;
}

/** Begins a session for whoever the credentials are of. @throws ApiError `credentials_wrong`, `rate_limited` */
async function begin(
  request: FastifyRequest,
  credentials: OperatorSignIn,
  { sessions, tokens, accounts }: SessionRouteOptions & { readonly sessions: OperatorSessions },
): Promise<BegunSession> {
  if ('token' in credentials) {
    const operator = await tokens.operatorWith(credentials.token);
    if (operator === undefined) {
      request.log.warn({ ip: request.ip }, 'sign-in attempt with a wrong operator token');
      throw new ApiError('credentials_wrong', 'this is not the operator token');
    }
    return sessions.begin(operator);
  }
  const attempt = { ...credentials, source: clientNetwork(request.ip) };
  const name = await accounts.authenticate(attempt).catch((error: unknown) => {
    request.log.warn({ ip: request.ip }, 'sign-in attempt by name was refused');
    throw error;
  });
  const begun = await sessions.beginByName(name);
  if (begun === undefined) {
    throw new ApiError('credentials_wrong', 'the name or the password is wrong');
  }
  return begun;
}

/** What a session is answered with. */
async function answerTo(
  secret: string | undefined,
  {
    pool,
    currentSession,
  }: Pick<SessionRouteOptions, 'pool'> & { readonly currentSession: CurrentSession },
): Promise<OperatorSessionAnswer> {
  const [session, named] = await Promise.all([
    secret === undefined ? undefined : currentSession(secret),
    hasAccounts(pool),
  ]);
  if (session === undefined) {
    return { hasAccounts: named };
  }
  const { operator, endsAt } = session;
  const { name, roles } = operator;
  return { expiresAt: endsAt, operator: { name, roles: [...roles] }, hasAccounts: named };
}

/** The link that an admin gives an operator sets a password, once; later they change it by the present one. */
function registerPassword(
  app: App,
  { accounts, sessions }: SessionRouteOptions & { readonly sessions: OperatorSessions },
): void {
  app.post(
    '/operator/password',
    {
      config: { ...rateClass('operator'), audit: { action: 'operator.set-password' } },
      schema: { ...TAGS, body: SetOperatorPassword, response: { 200: OperatorPasswordSet } },
    },
    async ({ body: { code, password } }) => ({ name: await accounts.setPassword(code, password) }),
  );

  app.post(
    '/operator/password/change',
    {
      config: { ...rateClass('operator'), audit: { action: 'operator.change-password' } },
      schema: { ...TAGS, body: ChangeOperatorPassword, response: { 200: OperatorPasswordSet } },
    },
    async (request) => {
      const name = ownAccountOf(request);
      await accounts.changePassword(name, {
        ...request.body,
        source: clientNetwork(request.ip),
        endOthers: (client) =>
          sessions.endOthers(client, { account: name, than: secretIn(request) ?? '' }),
      });
      return { name };
    },
  );
}

/**
 * The console's sign-in: `/operator/session`. A request from the console with a valid session acts as
 * the operator in every API that the console's listener passes on; see docs/adr/0028 and 0052.
 */
export function registerOperatorSession(app: App, options: SessionRouteOptions): void {
  const { pool, operatorToken, tokens } = options;
  const sessions = createOperatorSessions(options);
  const currentSession = currentSessionOf({ sessions, tokens });
  actAsOperator(app, { sessions, operatorToken, currentSession });

  app.get(
    '/operator/session',
    { schema: { ...TAGS, response: { 200: OperatorSessionAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return answerTo(secretIn(request), { pool, currentSession });
    },
  );

  app.post(
    '/operator/session',
    {
      config: { ...rateClass('operator'), audit: { action: 'operator.sign-in' } },
      schema: { ...TAGS, body: OperatorSignIn, response: { 200: OperatorSessionAnswer } },
    },
    async (request, reply) => {
      const { secret } = await begin(request, request.body, { ...options, sessions });
      setConsoleCookie(request, reply, secret);
      return answerTo(secret, { pool, currentSession });
    },
  );

  registerPassword(app, { ...options, sessions });
  registerSecondStep(app, options);
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
      clearConsoleCookie(request, reply);
      return reply.code(204).send(undefined);
    },
  );
}
