import {
  PendingPhoneCode,
  SendPhoneCode,
  SessionAnswer,
  SmsSignIn,
} from '@touchline/contracts/identity';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Phone } from '../phone/phone-numbers.ts';
import { readChannels } from '../two-factor/stored-channels.ts';
import { findRecoverable } from './players.ts';
import type { RegistrationRouteOptions } from './registration-routes.ts';
import { sendAccountCode } from './send-account-code.ts';
import { requireSameOrigin } from './same-origin.ts';

const PATH = '/web-api/auth/v1/sms-sign-in';
const TAGS = { tags: ['auth'] };
const PURPOSE = 'sms-sign-in';

/**
 * Signing in with a code by text message to the phone of an account. The phone must have been bound for a day, and
 * must not be where the second factor comes from: both would be the same phone. Whether a number has an account is
 * not revealed.
 */
export function registerSmsSignIn(
  app: App,
  {
    auth,
    browser,
    phoneProofs,
    watched,
  }: Pick<RegistrationRouteOptions, 'auth' | 'browser' | 'phoneProofs' | 'watched'>,
): void {
  async function opens(phone: Phone): Promise<string | undefined> {
    const player = await findRecoverable(auth.pool, { phone, now: auth.clock() });
    const channels = player === undefined ? [] : await readChannels(auth.pool, player.id);
    return channels.includes('phone') ? undefined : player?.id;
  }

  app.post(
    `${PATH}/phone-code`,
    {
      config: rateClass('message'),
      schema: { ...TAGS, body: SendPhoneCode, response: { 200: PendingPhoneCode } },
      preHandler: requireSameOrigin,
    },
    (request) =>
      watched(request, 'login', () =>
        sendAccountCode({ auth, phoneProofs }, request, {
          purpose: PURPOSE,
          isMeant: async (phone) => (await opens(phone)) !== undefined,
        }),
      ),
  );

  app.post(
    PATH,
    {
      config: rateClass('sign-in'),
      schema: { ...TAGS, body: SmsSignIn, response: { 200: SessionAnswer } },
      preHandler: requireSameOrigin,
    },
    (request, reply) =>
      watched(request, 'login', async () => {
        const { 'phone-code': code, 'phone-number': number, 'sms-code': typed } = request.body;
        let playerId = '';
        await phoneProofs.spend({
          phone: { code, number },
          code: typed,
          purpose: PURPOSE,
          along: async (phone) => {
            const found = await opens(phone);
            if (found === undefined) {
              throw new ApiError('phone_code_expired', 'this phone no longer opens an account');
            }
            playerId = found;
          },
        });
        const grant = await inTransaction(auth.pool, (client) =>
          auth.sessions.start(client, { playerId, remember: true }),
        );
        return browser.grant(request, reply, grant);
      }),
  );
}
