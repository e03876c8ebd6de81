import { randomBytes } from 'node:crypto';
import { PasskeyLogin, PasskeyRequestOptions, SessionAnswer } from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Auth } from '../auth/auth.ts';
import type { BrowserSessions } from '../auth/browser-sessions.ts';
import { requireSameOrigin } from '../auth/same-origin.ts';
import { cookieAttributes } from '../auth/session-cookies.ts';
import type { SessionGrant } from '../auth/session-grant.ts';
import type { Watched } from '../auth/watch-strangers.ts';
import { CHALLENGE_MS } from './passkey-challenges.ts';
import type { ProvedPasskey } from './passkeys.ts';
import { type OriginOf, relyingPartyOf } from './relying-party.ts';
import { noteUse } from './stored-passkeys.ts';

const PATH = '/web-api/auth/v1/login/passkey';
const TAGS = { tags: ['auth'] };
/** Http-only: which challenge this browser was given. It opens nothing without a signature. */
const COOKIE = 'tl_passkey';
const COOKIE_PATH = '/web-api/auth';

const holderIn = (request: FastifyRequest) => `browser ${request.cookies[COOKIE] ?? ''}`;

/** Starts the session of a passkey, and notes its use in the same transaction. */
async function startSession(
  auth: Auth,
  request: FastifyRequest,
  { passkey, counter, remember }: ProvedPasskey & { readonly remember: boolean },
): Promise<SessionGrant> {
  const { id, player_id: playerId } = passkey;
  return inTransaction(auth.pool, async (client) => {
    if (!(await noteUse(client, { id, counter, now: auth.clock() }))) {
      request.log.warn(
        { player: playerId, passkey: id },
        'a passkey was refused: its signature counter has not grown, it may have been copied',
      );
      throw new ApiError('passkey_wrong', 'this passkey does not open an account here');
    }
    return auth.sessions.start(client, { playerId, remember });
  });
}

/**
 * Signing in with a passkey. The device has verified its user, so that it is both factors: no code follows.
 */
export function registerPasskeySignIn(
  app: App,
  {
    auth,
    browser,
    watched,
    originOf,
  }: {
    readonly auth: Auth;
    readonly browser: BrowserSessions;
    readonly watched: Watched;
    readonly originOf: OriginOf;
  },
): void {
  const shared = { config: rateClass('sign-in'), preHandler: requireSameOrigin };

  app.post(
    `${PATH}/options`,
    { ...shared, schema: { ...TAGS, response: { 200: PasskeyRequestOptions } } },
    async (request, reply) => {
      const site = relyingPartyOf(originOf, request);
      const token = randomBytes(32).toString('base64url');
      reply.header('cache-control', 'no-store').setCookie(COOKIE, token, {
        ...cookieAttributes(request, await browser.rules(), 'strict'),
        path: COOKIE_PATH,
        httpOnly: true,
        maxAge: CHALLENGE_MS / 1000,
      });
      return auth.passkeys.challenge(`browser ${token}`, site);
    },
  );

  app.post(
    PATH,
    { ...shared, schema: { ...TAGS, body: PasskeyLogin, response: { 200: SessionAnswer } } },
    (request, reply) =>
      watched(request, 'login', async () => {
        const { credential, remember } = request.body;
        const attempt = `passkey ${credential.id}`;
        await auth.guard.begin({ login: attempt, source: clientNetwork(request.ip) });
        const site = relyingPartyOf(originOf, request);
        const proved = await auth.passkeys.check({ holder: holderIn(request), site, credential });
        const grant = await startSession(auth, request, { ...proved, remember });
        await auth.guard.succeed(attempt);
        reply.clearCookie(COOKIE, { path: COOKIE_PATH });
        return browser.grantProved(request, reply, grant);
      }),
  );
}
