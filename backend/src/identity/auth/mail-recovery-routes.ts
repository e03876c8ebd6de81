import {
  AskedMail,
  AskForMail,
  LinkedPassword,
  MailLink,
  MessageWaysAnswer,
  PasswordLinkAnswer,
  SessionAnswer,
} from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { findLink, linkExpired, spendLink, type StoredLink } from '../mail/mail-links.ts';
import type { Mails } from '../mail/mails.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { activateEmail, adoptEmail } from './email-addresses.ts';
import { assertNotEmail } from './passwords.ts';
import { findByLogin, findPlayer } from './players.ts';
import type { RegistrationRouteOptions } from './registration-routes.ts';
import { requesterOf } from './requester.ts';
import { requireSameOrigin } from './same-origin.ts';
import { setPassword } from './set-password.ts';
import type { StepUp } from './step-up.ts';

const BASE = '/web-api/auth/v1';
const TAGS = { tags: ['auth'] };

export type MailRouteOptions = Pick<
  RegistrationRouteOptions,
  'auth' | 'browser' | 'phoneNotices' | 'phoneProofs' | 'watched'
> & { readonly mails: Mails; readonly stepUp: Pick<StepUp, 'assertProved'> };

/** A new password for players who have forgotten theirs, or were given one, by a link in a message. */
export function registerMailRecoveryRoutes(app: App, options: MailRouteOptions): void {
  const { auth, browser, mails, phoneProofs, stepUp, watched } = options;
  const sends = { config: rateClass('message'), preHandler: requireSameOrigin };
  const proves = { config: rateClass('proof'), preHandler: requireSameOrigin };

  app.get(
    `${BASE}/message-ways`,
    { schema: { ...TAGS, response: { 200: MessageWaysAnswer } } },
    async () => {
      const [email, phone] = await Promise.all([mails.isOffered(), phoneProofs.isOffered()]);
      return { email, phone };
    },
  );

  app.post(
    `${BASE}/recovery/email`,
    { ...sends, schema: { ...TAGS, body: AskForMail, response: { 200: AskedMail } } },
    (request) =>
      watched(request, 'login', async () => {
        // Whose it is decides only whose quota counts, on a browser of the account itself. The message is
        // made later: the answer cannot reveal whether there is one.
        const { email: recipient, lng: language } = request.body;
        const account = await findByLogin(auth.pool, recipient);
        const requester = requesterOf(auth, request, account?.id);
        return mails.ask(request, { kind: 'recovery', recipient, requester, language });
      }),
  );

  app.post(
    `${BASE}/credentials/email`,
    { ...sends, schema: { ...TAGS, body: AskForMail, response: { 200: AskedMail } } },
    async (request) => {
      const owner = await browser.owner(request);
      const player = owner && (await findPlayer(auth.pool, owner.id));
      if (owner === undefined || player === undefined) {
        throw new ApiError('unauthorized', 'sign in first');
      }
      await stepUp.assertProved(owner);
      if (player.email !== undefined) {
        throw new ApiError('forbidden', 'this account has an e-mail address already');
      }
      const { email: recipient, lng: language } = request.body;
      const { id: playerId } = player;
      const requester = { kind: 'player', playerId } as const;
      return mails.ask(request, { kind: 'credentials', playerId, recipient, requester, language });
    },
  );

  /** A link to a password, where it still counts. @throws ApiError `mail_link_expired` */
  async function passwordLink(token: string): Promise<StoredLink & { readonly login: string }> {
    const link = await findLink(auth.pool, { token, now: auth.clock() });
    if (link === undefined || !link.isGood || link.purpose === 'activation') {
      throw linkExpired(false);
    }
    const player = await findPlayer(auth.pool, link.playerId);
    // Sent to an address that the account has given up since, or to one that came too late.
    const expected = link.purpose === 'password' ? link.email : undefined;
    if (player === undefined || player.email !== expected) {
      throw linkExpired(false);
    }
    return { ...link, login: player.id };
  }

  app.post(
    `${BASE}/password-link`,
    { ...proves, schema: { ...TAGS, body: MailLink, response: { 200: PasswordLinkAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { login } = await passwordLink(request.body.token);
      return { login };
    },
  );

  async function useLink(request: FastifyRequest<{ Body: LinkedPassword }>) {
    const { token, password, lng: language } = request.body;
    const { playerId, email, purpose } = await passwordLink(token);
    assertNotEmail(password, email);
    const grant = await setPassword({ auth, mails }, request, {
      playerId,
      password,
      language,
      along: async (client) => {
        await spendLink(client, { token, now: auth.clock() });
        if (
          purpose === 'first-password' &&
          !(await adoptEmail(client, { playerId, email, now: auth.clock() }))
        ) {
          throw linkExpired(false);
        }
        await activateEmail(client, playerId);
      },
    });
    await auth.guard.succeed(playerId);
    if (purpose === 'first-password') {
      await options.phoneNotices?.emailAdded(playerId, language).catch((error: unknown) => {
        request.log.warn({ err: error, player: playerId }, 'the phone could not be notified');
      });
    }
    return grant;
  }

  app.post(
    `${BASE}/password-link/password`,
    { ...proves, schema: { ...TAGS, body: LinkedPassword, response: { 200: SessionAnswer } } },
    (request, reply) =>
      watched(request, 'login', async () => browser.grant(request, reply, await useLink(request))),
  );
}
