import {
  ActivationAnswer,
  ActivationState,
  AskedMail,
  AskForActivation,
  MailLink,
  MessageLanguage,
} from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { findLink, linkExpired, spendLink } from '../mail/mail-links.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { maskedEmail } from '../player-configuration/masked.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { activateEmail } from './email-addresses.ts';
import type { MailRouteOptions } from './mail-recovery-routes.ts';
import { requireSameOrigin } from './same-origin.ts';

const PATH = '/web-api/auth/v1/activation';
const TAGS = { tags: ['auth'] };

/** Proving by a link in a message that an account's e-mail address is the player's. */
export function registerActivationRoutes(
  app: App,
  { auth, mails }: Pick<MailRouteOptions, 'auth' | 'mails'>,
): void {
  async function stateOf(playerId: string): Promise<ActivationState> {
    const { rows } = await auth.pool.query(
      `SELECT email, coalesce(email_activated, false) AS activated
       FROM player LEFT JOIN player_profile ON player_id = id WHERE id = $1`,
      [playerId],
    );
    const [row] = rows;
    return { email: row?.email ?? '', isActivated: row?.activated === true };
  }

  async function send(request: FastifyRequest, playerId: string, language: string) {
    const { email: recipient, isActivated } = await stateOf(playerId);
    if (recipient === '' || isActivated) {
      throw new ApiError('forbidden', 'there is no e-mail address to activate');
    }
    // Signed in, or holding a link that was sent to the address.
    const requester = { kind: 'owner' } as const;
    return mails.ask(request, { kind: 'activation', playerId, recipient, requester, language });
  }

  app.post(
    PATH,
    {
      config: rateClass('proof'),
      preHandler: requireSameOrigin,
      schema: { ...TAGS, body: MailLink, response: { 200: ActivationAnswer } },
    },
    async (request) => {
      const { token } = request.body;
      const now = auth.clock();
      const link = await findLink(auth.pool, { token, now });
      const state = link?.purpose === 'activation' ? await stateOf(link.playerId) : undefined;
      if (link === undefined || state?.email !== link.email) {
        throw linkExpired(false);
      }
      const { email, playerId } = link;
      if (state.isActivated) {
        return { status: 'already' as const, email };
      }
      if (!link.isGood) {
        throw linkExpired(true);
      }
      await inTransaction(auth.pool, async (client) => {
        await spendLink(client, { token, now });
        await activateEmail(client, playerId);
      });
      return { status: 'done' as const, email };
    },
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
      return send(request, link.playerId, lng);
    },
  );

  app.get(
    PATH,
    { preHandler: app.requirePlayer, schema: { ...TAGS, response: { 200: ActivationState } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { email, isActivated } = await stateOf(playerOf(request).id);
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
    (request) => send(request, playerOf(request).id, request.body.lng),
  );
}
