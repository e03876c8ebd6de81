import {
  OperatorSession as OperatorSessionAnswer,
  OperatorSignIn,
} from '@touchline/contracts/operator';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { clearConsoleCookie, secretIn, setConsoleCookie } from './console-cookie.ts';
import { actAsOperator } from './act-as-operator.ts';
import { createOperatorSessions } from './operator-sessions.ts';
import { currentSessionOf, type OperatorTokens } from './current-session.ts';

const TAGS = { tags: ['operator'] };

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
  const { operatorToken, tokens } = options;
  const sessions = createOperatorSessions(options);
  const currentSession = currentSessionOf({ sessions, tokens });
  actAsOperator(app, { sessions, operatorToken, currentSession });

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
      setConsoleCookie(request, reply, begun.secret);
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
      clearConsoleCookie(request, reply);
      return reply.code(204).send(undefined);
    },
  );
}
