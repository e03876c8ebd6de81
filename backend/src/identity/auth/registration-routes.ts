import {
  FullRegistration,
  OneClickRegistration,
  SessionAnswer,
} from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import type { Mails } from '../mail/mails.ts';
import type { PhoneNotices } from '../phone/phone-notices.ts';
import type { PhoneProofs } from '../phone/phone-proofs.ts';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Auth } from './auth.ts';
import type { BrowserSessions } from './browser-sessions.ts';
import { requireSameOrigin } from './same-origin.ts';
import type { Watched } from './watch-strangers.ts';

export interface RegistrationRouteOptions {
  readonly auth: Auth;
  readonly browser: BrowserSessions;
  /** Receives every new player, with the request that made them. */
  readonly onRegistered: (playerId: string, request: FastifyRequest) => Promise<void>;
  readonly phoneProofs: PhoneProofs;
  /** Undefined where no short messages are sent. */
  readonly phoneNotices?: Pick<PhoneNotices, 'emailAdded'> | undefined;
  /** Undefined where no mail is sent. */
  readonly mails?: Mails | undefined;
  readonly watched: Watched;
}

const TAGS = { tags: ['auth'] };

/** Opening an account with an e-mail address, or with nothing but a country. */
export function registerRegistrationRoutes(app: App, options: RegistrationRouteOptions): void {
  const { auth, browser, mails, onRegistered, watched } = options;

  app.post(
    '/web-api/auth/v1/registration/full',
    {
      config: rateClass('registration'),
      schema: { ...TAGS, body: FullRegistration, response: { 200: SessionAnswer } },
      preHandler: requireSameOrigin,
    },
    (request, reply) =>
      watched(request, 'registration', async () => {
        const { email: recipient, lng: language } = request.body;
        const grant = await auth.registration.full(request.body, async (client, playerId) =>
          mails?.write(client, request, { kind: 'activation', playerId, recipient, language }),
        );
        await onRegistered(grant.player.id, request);
        return browser.grant(request, reply, grant);
      }),
  );

  app.post(
    '/web-api/auth/v1/registration/one-click',
    {
      config: rateClass('registration'),
      schema: { ...TAGS, body: OneClickRegistration, response: { 200: SessionAnswer } },
      preHandler: requireSameOrigin,
    },
    (request, reply) =>
      watched(request, 'registration', async () => {
        const { grant, password } = await auth.registration.oneClick(request.body);
        await onRegistered(grant.player.id, request);
        const answer = await browser.grant(request, reply, grant);
        return { ...answer, credentials: { login: grant.player.id, password } };
      }),
  );
}
