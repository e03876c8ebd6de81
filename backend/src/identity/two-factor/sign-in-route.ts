import { SessionAnswer, TwoFactorCode } from '@touchline/contracts/identity';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Auth } from '../auth/auth.ts';
import type { BrowserSessions } from '../auth/browser-sessions.ts';
import { requireSameOrigin } from '../auth/same-origin.ts';
import type { Watched } from '../auth/watch-strangers.ts';

/** Guesses of browsers that the account does not know are counted together. */
const STRANGERS = 'strangers';

const expired = () => new ApiError('two_factor_expired', 'sign in again');

/** The code that follows the password of a player with two-factor authentication. */
export function registerTwoFactorSignIn(
  app: App,
  {
    auth,
    browser,
    watched,
  }: { readonly auth: Auth; readonly browser: BrowserSessions; readonly watched: Watched },
): void {
  app.post(
    '/web-api/auth/v1/login/two-factor',
    {
      config: rateClass('sign-in'),
      schema: { tags: ['auth'], body: TwoFactorCode, response: { 200: SessionAnswer } },
      preHandler: requireSameOrigin,
    },
    (request, reply) =>
      watched(request, 'login', async () => {
        const pending = await auth.pendingSignIns.find(request);
        if (pending === undefined) {
          throw expired();
        }
        const { playerId, remember } = pending;
        const source = auth.knownBrowsers.of(request, playerId) ?? STRANGERS;
        await auth.twoFactor.check({ playerId, code: request.body.code, source });
        if (!(await auth.pendingSignIns.take(request, reply))) {
          throw expired();
        }
        const grant = await inTransaction(auth.pool, (client) =>
          auth.sessions.start(client, { playerId, remember }),
        );
        return browser.grantProved(request, reply, grant);
      }),
  );
}
