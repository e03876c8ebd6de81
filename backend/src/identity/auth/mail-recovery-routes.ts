import { AskedMail, AskForMail, MessageWaysAnswer } from '@touchline/contracts/identity';
import type { Mails } from '../mail/mails.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { findByLogin, findPlayer } from './players.ts';
import type { RegistrationRouteOptions } from './registration-routes.ts';
import { requesterOf } from './requester.ts';
import { requireSameOrigin } from './same-origin.ts';
import type { StepUp } from './step-up.ts';

const BASE = '/web-api/auth/v1';
const TAGS = { tags: ['auth'] };

export type MailRouteOptions = Pick<
  RegistrationRouteOptions,
  'auth' | 'browser' | 'phoneProofs' | 'watched'
> & { readonly mails: Mails; readonly stepUp: Pick<StepUp, 'assertProved'> };

/** Asking for a link to a password: by players who have forgotten theirs, or were given one. */
export function registerMailRecoveryRoutes(app: App, options: MailRouteOptions): void {
  const { auth, browser, mails, phoneProofs, stepUp, watched } = options;
  const sends = { config: rateClass('message'), preHandler: requireSameOrigin };

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
}
