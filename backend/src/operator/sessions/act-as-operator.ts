import { OPERATOR_CONSOLE_HEADER } from '@touchline/contracts/operator';
import type { App } from '../../platform/http/app.ts';
import { mayUseCookie, secretIn } from './console-cookie.ts';
import type { CurrentSession } from './current-session.ts';
import type { OperatorSessions } from './operator-sessions.ts';

/** Lets a request from the console with a valid session act as the operator, as far as their roles go, in every API. */
export function actAsOperator(
  app: App,
  {
    sessions,
    operatorToken,
    currentSession,
  }: {
    readonly sessions: Pick<OperatorSessions, 'extend'>;
    readonly operatorToken: string;
    readonly currentSession: CurrentSession;
  },
): void {
  app.decorateRequest('operator', undefined);
  app.addHook('onRequest', async (request) => {
    const secret = secretIn(request);
    if (secret === undefined || !mayUseCookie(request)) {
      return;
    }
    const session = await currentSession(secret);
    if (session === undefined) {
      return;
    }
    request.operator = session.operator;
    request.headers.authorization = `Bearer ${operatorToken}`;
    if (request.headers[OPERATOR_CONSOLE_HEADER] === 'active') {
      await sessions.extend(secret);
    }
  });
}
