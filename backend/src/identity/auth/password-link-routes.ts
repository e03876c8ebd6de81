import {
  LinkedPassword,
  MailLink,
  PasswordLinkAnswer,
  SessionAnswer,
} from '@touchline/contracts/identity';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { BrowserSessions } from './browser-sessions.ts';
import { findPasswordLink, type PasswordLinkOptions, setLinkedPassword } from './password-link.ts';
import { requireSameOrigin } from './same-origin.ts';
import type { Watched } from './watch-strangers.ts';

const PATH = '/web-api/auth/v1/password-link';
const TAGS = { tags: ['auth'] };

/** The page that a link to a password opens: whose account it is, and the new password. */
export function registerPasswordLinkRoutes(
  app: App,
  options: PasswordLinkOptions & { readonly browser: BrowserSessions; readonly watched: Watched },
): void {
  const { auth, browser, watched } = options;
  const proves = { config: rateClass('proof'), preHandler: requireSameOrigin };

  app.post(
    PATH,
    { ...proves, schema: { ...TAGS, body: MailLink, response: { 200: PasswordLinkAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { login, playerId, purpose } = await findPasswordLink(auth, request.body.token);
      const isRecovery = purpose === 'password';
      const question = isRecovery ? await auth.securityQuestions.ofRecovery(playerId) : undefined;
      return { login, question };
    },
  );

  app.post(
    `${PATH}/password`,
    { ...proves, schema: { ...TAGS, body: LinkedPassword, response: { 200: SessionAnswer } } },
    (request, reply) =>
      watched(request, 'login', async () =>
        browser.grant(request, reply, await setLinkedPassword(options, request, request.body)),
      ),
  );
}
