import {
  ChangedPasswordAnswer,
  ChangePassword,
  SecurityAnswer,
} from '@touchline/contracts/identity';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Mails } from '../mail/mails.ts';
import type { Auth } from './auth.ts';
import { changePassword } from './change-password.ts';
import { readSecurity } from './read-security.ts';

const PATH = '/web-api/auth/v1';
const TAGS = { tags: ['auth'] };

/** How the player's account is protected, and the change of its password. */
export function registerSecurityRoutes(
  app: App,
  options: { readonly auth: Auth; readonly mails: Mails | undefined },
): void {
  app.get(
    `${PATH}/security`,
    { preHandler: app.requirePlayer, schema: { ...TAGS, response: { 200: SecurityAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readSecurity(options.auth, playerOf(request).id);
    },
  );

  app.post(
    `${PATH}/password`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('sign-in'),
      schema: { ...TAGS, body: ChangePassword, response: { 200: ChangedPasswordAnswer } },
    },
    async (request) => ({ ended: await changePassword(options, playerOf(request), request) }),
  );
}
