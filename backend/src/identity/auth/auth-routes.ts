import { Login, ProfileAnswer, SessionAnswer } from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { ApiError, isCodedError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { maskedEmail } from '../player-configuration/masked.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Auth } from './auth.ts';
import { registerActivationRoutes } from './activation-routes.ts';
import { createBrowserSessions, type OnSignedIn } from './browser-sessions.ts';
import { registerMailRecoveryRoutes } from './mail-recovery-routes.ts';
import { verifyPassword } from './passwords.ts';
import { findByLogin, findPlayer, loginKey } from './players.ts';
import { registerRecoveryRoutes } from './recovery-routes.ts';
import {
  registerRegistrationRoutes,
  type RegistrationRouteOptions,
} from './registration-routes.ts';
import { requireSameOrigin } from './same-origin.ts';
import { registerSocialRoutes } from '../social/social-routes.ts';
import type { Social } from '../social/social.ts';
import { registerSessionRoutes } from './session-routes.ts';
import { createStepUp } from './step-up.ts';
import { registerStepUpRoutes } from './step-up-routes.ts';

/** What is checked before a password or an account. */
export interface Doorkeeper {
  /** @throws ApiError when the request must first prove something about its sender */
  readonly admit: (request: FastifyRequest, call: 'login' | 'registration') => Promise<void>;
  /**
   * Whether the request has proved that it has cost its sender something; false where the site requires
   * no proofs.
   * @throws ApiError without the proof
   */
  readonly challenge: (request: FastifyRequest) => Promise<boolean>;
  /** Receives what a stranger got wrong. */
  readonly failed: (request: FastifyRequest, call: 'login' | 'registration') => Promise<void>;
}

export interface AuthRouteOptions
  extends Pick<
    RegistrationRouteOptions,
    'mails' | 'onRegistered' | 'phoneNotices' | 'phoneProofs'
  > {
  readonly auth: Auth;
  /** Whether a player has ever deposited. */
  readonly hasDeposit: (playerId: string) => Promise<boolean>;
  readonly doorkeeper: Doorkeeper;
  readonly onSignedIn?: OnSignedIn;
  /** Social networks to sign in with; none without. */
  readonly social?: Social;
}

const TAGS = { tags: ['auth'] };

/** Refusals that reveal to a stranger something about other people's accounts. */
const COUNTED: ReadonlySet<string> = new Set([
  'credentials_wrong',
  'account_exists',
  'phone_taken',
  'phone_code_wrong',
  'social_credential_invalid',
]);

/** Registration, login and the profile; with them the calls that keep a sign-in alive. */
export function registerAuthRoutes(app: App, options: AuthRouteOptions): void {
  const { auth, hasDeposit, doorkeeper } = options;
  const browser = createBrowserSessions(auth, options);
  app.setVerifyToken(auth.tokens.verify);
  registerSessionRoutes(app, { auth, browser });
  const stepUp = createStepUp({
    ...auth,
    phoneProofs: options.phoneProofs,
    mails: options.mails,
  });
  registerStepUpRoutes(app, stepUp);

  /** What a stranger got wrong counts against where they come from. */
  async function watched<Result>(
    request: FastifyRequest,
    call: 'login' | 'registration',
    act: () => Promise<Result>,
  ): Promise<Result> {
    await doorkeeper.admit(request, call);
    try {
      return await act();
    } catch (error) {
      if (isCodedError(error) && COUNTED.has(error.code)) {
        await doorkeeper.failed(request, call);
      }
      throw error;
    }
  }

  /**
   * Lets an attempt at a password pass. A browser that is known to the account is counted on its own, and
   * after too many failures required to solve a captcha where others are refused.
   * @throws ApiError `rate_limited` and the codes of the captcha
   */
  async function admitAttempt(request: FastifyRequest, login: string): Promise<void> {
    const browserId = auth.knownBrowsers.of(request, login);
    const isGuessed = await auth.guard.needsChallenge(login);
    const isChallenged = isGuessed && (await doorkeeper.challenge(request));
    try {
      await auth.guard.begin({ login, source: browserId ?? clientNetwork(request.ip) });
    } catch (error) {
      const isRefused = isCodedError(error) && error.code === 'rate_limited';
      const mayProve = isRefused && browserId !== undefined;
      if (!mayProve || !(isChallenged || (await doorkeeper.challenge(request)))) {
        throw error;
      }
    }
  }

  registerRegistrationRoutes(app, { ...options, browser, watched });
  registerRecoveryRoutes(app, { ...options, browser, watched });
  if (options.mails !== undefined) {
    const { mails } = options;
    registerMailRecoveryRoutes(app, { ...options, mails, browser, stepUp, watched });
    registerActivationRoutes(app, { auth, mails });
  }
  if (options.social !== undefined) {
    const { social, onRegistered } = options;
    registerSocialRoutes(app, { auth, browser, watched, onRegistered, social });
  }

  app.post(
    '/web-api/auth/v1/login',
    {
      config: rateClass('sign-in'),
      schema: { ...TAGS, body: Login, response: { 200: SessionAnswer } },
      preHandler: requireSameOrigin,
    },
    (request, reply) =>
      watched(request, 'login', async () => {
        const { login, password, remember } = request.body;
        const player = await findByLogin(auth.pool, login);
        // One count for address, phone and number of a player.
        const counted = player?.id ?? loginKey(login);
        await admitAttempt(request, counted);
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

  app.get(
    '/web-api/user/v1/profile',
    {
      schema: { ...TAGS, response: { 200: ProfileAnswer } },
      preHandler: app.requirePlayer,
    },
    async (request, reply) => {
      const { id } = playerOf(request);
      const [player, deposited] = await Promise.all([findPlayer(auth.pool, id), hasDeposit(id)]);
      if (player === undefined) {
        throw new ApiError('unauthorized', 'this account no longer exists');
      }
      reply.header('cache-control', 'no-store');
      return {
        userId: player.id,
        email: player.email === undefined ? null : maskedEmail(player.email),
        name: player.name,
        surname: player.surname,
        country: player.country,
        currency: player.currency,
        registeredAt: player.registeredAt,
        hasDeposit: deposited,
      };
    },
  );
}
