import { Login, SessionAnswer } from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError, isCodedError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Auth } from './auth.ts';
import type { BrowserSessions } from './browser-sessions.ts';
import { verifyPassword } from './passwords.ts';
import { findByLogin, loginKey } from './players.ts';
import { requireSameOrigin } from './same-origin.ts';
import type { AttemptGuard, Watched } from './watch-strangers.ts';

interface LoginOptions {
  readonly auth: Auth;
  readonly browser: BrowserSessions;
  readonly attemptGuard: Pick<AttemptGuard, 'challenge'>;
  readonly watched: Watched;
}

/**
 * Lets an attempt at a password pass. A browser that is known to the account is counted on its own, and
 * after too many failures required to solve a captcha where others are refused.
 * @throws ApiError `rate_limited` and the codes of the captcha
 */
async function admitAttempt(
  { auth, attemptGuard }: LoginOptions,
  request: FastifyRequest,
  login: string,
): Promise<void> {
  const browserId = auth.knownBrowsers.of(request, login);
  const isGuessed = await auth.guard.needsChallenge(login);
  const isChallenged = isGuessed && (await attemptGuard.challenge(request));
  try {
    await auth.guard.begin({ login, source: browserId ?? clientNetwork(request.ip) });
  } catch (error) {
    const isRefused = isCodedError(error) && error.code === 'rate_limited';
    const mayProve = isRefused && browserId !== undefined;
    if (!mayProve || !(isChallenged || (await attemptGuard.challenge(request)))) {
      throw error;
    }
  }
}

/** Signing in with a password. */
export function registerLoginRoute(app: App, options: LoginOptions): void {
  const { auth, browser, watched } = options;
  app.post(
    '/web-api/auth/v1/login',
    {
      config: rateClass('sign-in'),
      schema: { tags: ['auth'], body: Login, response: { 200: SessionAnswer } },
      preHandler: requireSameOrigin,
    },
    (request, reply) =>
      watched(request, 'login', async () => {
        const { login, password, remember } = request.body;
        const player = await findByLogin(auth.pool, login);
        // One count for address, phone and number of a player.
        const counted = player?.id ?? loginKey(login);
        await admitAttempt(options, request, counted);
        const matches = await verifyPassword(player?.passwordHash, password);
        if (player === undefined || !matches) {
          throw new ApiError('credentials_wrong', 'the login or the password is wrong');
        }
        await auth.guard.succeed(counted);
        const grant = await inTransaction(auth.pool, (client) =>
          auth.sessions.start(client, { playerId: player.id, remember }),
        );
        return browser.grant(request, reply, grant);
      }),
  );
}
