import {
  SendTwoFactorCode,
  SentStepUpCode,
  SessionAnswer,
  TwoFactorChallenge,
  TwoFactorCode,
} from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Auth } from '../auth/auth.ts';
import type { BrowserSessions } from '../auth/browser-sessions.ts';
import { requireSameOrigin } from '../auth/same-origin.ts';
import type { Watched } from '../auth/watch-strangers.ts';
import type { MessageCodes } from './message-codes.ts';
import type { PendingSignIn } from './pending-sign-ins.ts';

/** Guesses of browsers that the account does not know are counted together. */
const STRANGERS = 'strangers';

const expired = () => new ApiError('two_factor_expired', 'sign in again');

const PATH = '/web-api/auth/v1/login/two-factor';
const TAGS = { tags: ['auth'] };

interface TwoFactorSignInOptions {
  readonly auth: Auth;
  readonly browser: BrowserSessions;
  readonly watched: Watched;
  readonly messageCodes: MessageCodes;
}

/** Whose code this browser owes. @throws ApiError `two_factor_expired` */
async function pendingOf(auth: Auth, request: FastifyRequest): Promise<PendingSignIn> {
  const pending = await auth.pendingSignIns.find(request);
  if (pending === undefined) {
    throw expired();
  }
  return pending;
}

/** The ways to a code, and sending one: for who has given the password. */
function registerChallenge(
  app: App,
  { auth, watched, messageCodes }: Omit<TwoFactorSignInOptions, 'browser'>,
): void {
  app.get(
    PATH,
    { config: rateClass('session'), schema: { ...TAGS, response: { 200: TwoFactorChallenge } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return messageCodes.challenge((await pendingOf(auth, request)).playerId);
    },
  );

  app.post(
    `${PATH}/code`,
    {
      config: rateClass('message'),
      schema: { ...TAGS, body: SendTwoFactorCode, response: { 200: SentStepUpCode } },
      preHandler: requireSameOrigin,
    },
    (request) =>
      watched(request, 'login', async () => {
        const { playerId } = await pendingOf(auth, request);
        const { channel, lng: language } = request.body;
        if (!(await messageCodes.challenge(playerId)).kinds.includes(channel)) {
          throw new ApiError('unavailable', 'this player gets no codes there');
        }
        const isKnown = auth.knownBrowsers.of(request, playerId) !== undefined;
        const requester = { kind: 'signing-in', isKnown } as const;
        return messageCodes.send({ playerId, channel, language, requester }, request);
      }),
  );
}

/** The code that follows the password of a player with two-factor authentication. */
export function registerTwoFactorSignIn(app: App, options: TwoFactorSignInOptions): void {
  const { auth, browser, watched, messageCodes } = options;
  registerChallenge(app, options);

  app.post(
    PATH,
    {
      config: rateClass('sign-in'),
      schema: { ...TAGS, body: TwoFactorCode, response: { 200: SessionAnswer } },
      preHandler: requireSameOrigin,
    },
    (request, reply) =>
      watched(request, 'login', async () => {
        const { playerId, remember } = await pendingOf(auth, request);
        const { code, kind } = request.body;
        const source = auth.knownBrowsers.of(request, playerId) ?? STRANGERS;
        await messageCodes.check({ playerId, code, kind, source });
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
