import {
  ActivationAnswer,
  ActivationState,
  AskedMail,
  AskForActivation,
  MailLink,
  MessageLanguage,
} from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { findLink, linkExpired } from '../mail/mail-links.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { maskedEmail } from '../player-configuration/masked.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { activateByLink, activationState } from './email-activation.ts';
import type { MailRouteOptions } from './mail-recovery-routes.ts';
import { requireSameOrigin } from './same-origin.ts';

const PATH = '/web-api/auth/v1/activation';
const TAGS = { tags: ['auth'] };

type ActivationOptions = Pick<MailRouteOptions, 'auth' | 'mails'>;

/** Sends the link again. @throws ApiError `forbidden` when there is nothing to activate */
async function sendLink(
  { auth, mails }: ActivationOptions,
  request: FastifyRequest,
  { playerId, language }: { readonly playerId: string; readonly language: string },
) {
  const { email: recipient, isActivated } = await activationState(auth.pool, playerId);
  if (recipient === '' || isActivated) {
    throw new ApiError('forbidden', 'there is no e-mail address to activate');
  }
  // Signed in, or holding a link that was sent to the address.
  const requester = { kind: 'owner' } as const;
  return mails.ask(request, { kind: 'activation', playerId, recipient, requester, language });
}

/** Proving by a link in a message that an account's e-mail address is the player's. */
export function registerActivationRoutes(app: App, options: ActivationOptions): void {
  const { auth } = options;
  app.post(
    PATH,
    {
      config: rateClass('proof'),
      preHandler: requireSameOrigin,
      schema: { ...TAGS, body: MailLink, response: { 200: ActivationAnswer } },
    },
    ({ body: { token } }) => activateByLink(auth, token),
  );

  app.post(
    `${PATH}/again`,
    {
      config: rateClass('message'),
      preHandler: requireSameOrigin,
      schema: { ...TAGS, body: AskForActivation, response: { 200: AskedMail } },
    },
    async (request) => {
      const { token, lng } = request.body;
      const link = await findLink(auth.pool, { token, now: auth.clock() });
      if (link?.purpose !== 'activation') {
        throw linkExpired(false);
      }
      return sendLink(options, request, { playerId: link.playerId, language: lng });
    },
  );

  app.get(
    PATH,
    { preHandler: app.requirePlayer, schema: { ...TAGS, response: { 200: ActivationState } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { email, isActivated } = await activationState(auth.pool, playerOf(request).id);
      return { email: maskedEmail(email), isActivated };
    },
  );

  app.post(
    `${PATH}/email`,
    {
      config: rateClass('message'),
      preHandler: app.requirePlayer,
      schema: { ...TAGS, body: MessageLanguage, response: { 200: AskedMail } },
    },
    (request) =>
      sendLink(options, request, { playerId: playerOf(request).id, language: request.body.lng }),
  );
}
