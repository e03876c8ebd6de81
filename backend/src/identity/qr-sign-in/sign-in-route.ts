import { randomBytes } from 'node:crypto';
import {
  BeginQrSignIn,
  BegunQrSignIn,
  ClaimQrSignIn,
  QrSignInAnswer,
} from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app.ts';
import { rateClass, requestsPerMinute } from '../../platform/http/rate-limits.ts';
import type { Auth } from '../auth/auth.ts';
import type { BrowserSessionOptions, BrowserSessions } from '../auth/browser-sessions.ts';
import { requireSameOrigin } from '../auth/same-origin.ts';
import { cookieAttributes } from '../auth/session-cookies.ts';
import { deviceOf } from '../auth/session-device.ts';
import type { Watched } from '../auth/watch-strangers.ts';
import { QR_SIGN_IN_MS } from './qr-sign-ins.ts';

const PATH = '/web-api/auth/v1/login/qr';
const TAGS = { tags: ['auth'] };
/** Http-only: which browser has begun. It opens nothing until a player approves. */
const COOKIE = 'tl_qr';
const COOKIE_PATH = '/web-api/auth';
const SECRET = /^[\w-]{43}$/;
/** Pages claim every two seconds; some of them share an address. */
const CLAIMS_PER_MINUTE = 600;

const secretIn = (request: FastifyRequest) => request.cookies[COOKIE] ?? '';

/**
 * Signing in by a code that a signed-in device scans. The player's session was begun with both factors and is
 * proved again for the approval: no code of an app follows.
 */
export function registerQrSignIn(
  app: App,
  {
    auth,
    browser,
    watched,
    countryOf,
  }: Pick<BrowserSessionOptions, 'countryOf'> & {
    readonly auth: Auth;
    readonly browser: BrowserSessions;
    readonly watched: Watched;
  },
): void {
  app.post(
    PATH,
    {
      config: rateClass('sign-in'),
      preHandler: requireSameOrigin,
      schema: { ...TAGS, body: BeginQrSignIn, response: { 200: BegunQrSignIn } },
    },
    (request, reply) =>
      watched(request, 'login', async () => {
        // One secret for all tabs of the browser: a second tab does not end the sign-in of the first.
        const known = secretIn(request);
        const holder = SECRET.test(known) ? known : randomBytes(32).toString('base64url');
        reply.header('cache-control', 'no-store').setCookie(COOKIE, holder, {
          ...cookieAttributes(request, await browser.rules(), 'strict'),
          path: COOKIE_PATH,
          httpOnly: true,
          maxAge: (2 * QR_SIGN_IN_MS) / 1000,
        });
        const device = deviceOf(request, countryOf?.(request));
        const { remember } = request.body;
        return auth.qrSignIns.begin({ holder, device, remember });
      }),
  );

  app.post(
    `${PATH}/claim`,
    {
      config: requestsPerMinute(CLAIMS_PER_MINUTE),
      preHandler: requireSameOrigin,
      schema: { ...TAGS, body: ClaimQrSignIn, response: { 200: QrSignInAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const claim = await auth.qrSignIns.claim(secretIn(request), request.body.id);
      if (claim.state !== 'approved') {
        return claim;
      }
      const { userId, token } = await browser.grantProved(request, reply, claim.grant);
      reply.clearCookie(COOKIE, { path: COOKIE_PATH });
      return { state: 'approved' as const, userId, token };
    },
  );
}
