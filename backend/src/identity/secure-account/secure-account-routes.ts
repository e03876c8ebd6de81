import {
  MailLink,
  SecureAccount,
  SecuredAccount,
  SecuredByLink,
} from '@touchline/contracts/identity';
import type { App } from '../../platform/http/app.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { requireSameOrigin } from '../auth/same-origin.ts';
import { type SecureAccountOptions, secureByLink, secureOwn } from './secure-account.ts';

const PATH = '/web-api/auth/v1/secure-account';
const TAGS = { tags: ['auth'] };

/** What a player does about a sign-in that was not theirs: signed in, or by the link of a message. */
export function registerSecureAccountRoutes(app: App, options: SecureAccountOptions): void {
  app.post(
    PATH,
    {
      config: rateClass('proof'),
      preHandler: app.requireStepUp,
      schema: { ...TAGS, body: SecureAccount, response: { 200: SecuredAccount } },
    },
    async (request) => {
      const player = playerOf(request);
      const { password, lng: language } = request.body;
      const secured = await secureOwn(options, player, { password, language });
      request.log.warn({ player: player.id }, 'a player secured the account');
      return secured;
    },
  );

  app.post(
    `${PATH}/link`,
    {
      config: rateClass('proof'),
      preHandler: requireSameOrigin,
      schema: { ...TAGS, body: MailLink, response: { 200: SecuredByLink } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { token } = request.body;
      const secured = await secureByLink(options, { token, language: languageOf(request) });
      request.log.warn('an account was secured by the link of a message');
      return secured;
    },
  );
}
