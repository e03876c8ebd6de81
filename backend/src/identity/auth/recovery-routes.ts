import {
  PendingPhoneCode,
  PhoneRecovery,
  SendPhoneCode,
  SessionAnswer,
} from '@touchline/contracts/identity';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Phone } from '../phone/phone-numbers.ts';
import { assertNotPhone } from './passwords.ts';
import { findRecoverable } from './players.ts';
import type { RegistrationRouteOptions } from './registration-routes.ts';
import { sendAccountCode } from './send-account-code.ts';
import { requireSameOrigin } from './same-origin.ts';
import { setPassword } from './set-password.ts';

const TAGS = { tags: ['auth'] };
const PURPOSE = 'recovery';

/**
 * Spends the code of a recovery.
 * @returns the player whose phone it is
 * @throws ApiError `phone_code_wrong`, `phone_code_expired`, `password_weak`, `security_answer_required`,
 * `security_answer_wrong`
 */
async function provePhone(
  recovery: PhoneRecovery,
  {
    auth,
    phoneProofs,
    recoverable,
  }: Pick<RegistrationRouteOptions, 'auth' | 'phoneProofs'> & {
    readonly recoverable: (phone: Phone) => ReturnType<typeof findRecoverable>;
  },
): Promise<string> {
  const phone = { code: recovery['phone-code'], number: recovery['phone-number'] };
  assertNotPhone(recovery.password, phone);
  const code = recovery['sms-code'];
  let playerId = '';
  await phoneProofs.spend({
    phone,
    code,
    purpose: PURPOSE,
    // The code stays valid while the answer to the question is missing or wrong.
    along: async (proved) => {
      const player = await recoverable(proved);
      if (player === undefined) {
        throw new ApiError('phone_code_expired', 'this phone is no longer bound to an account');
      }
      await auth.securityQuestions.assertRecovers(player.id, recovery.answer);
      playerId = player.id;
    },
  });
  return playerId;
}

/** A new password for players who have forgotten theirs and have the phone of their account. */
export function registerRecoveryRoutes(
  app: App,
  {
    auth,
    browser,
    mails,
    phoneProofs,
    watched,
  }: Pick<RegistrationRouteOptions, 'auth' | 'browser' | 'mails' | 'phoneProofs' | 'watched'>,
): void {
  const recoverable = (phone: Phone) => findRecoverable(auth.pool, { phone, now: auth.clock() });

  app.post(
    '/web-api/auth/v1/recovery/phone-code',
    {
      config: rateClass('message'),
      schema: { ...TAGS, body: SendPhoneCode, response: { 200: PendingPhoneCode } },
      preHandler: requireSameOrigin,
    },
    (request) =>
      watched(request, 'login', () =>
        sendAccountCode({ auth, phoneProofs }, request, {
          purpose: PURPOSE,
          isMeant: async (phone) => (await recoverable(phone)) !== undefined,
        }),
      ),
  );

  app.post(
    '/web-api/auth/v1/recovery/phone',
    {
      config: rateClass('proof'),
      schema: { ...TAGS, body: PhoneRecovery, response: { 200: SessionAnswer } },
      preHandler: requireSameOrigin,
    },
    (request, reply) =>
      watched(request, 'login', async () => {
        const playerId = await provePhone(request.body, { auth, phoneProofs, recoverable });
        const { password, lng: language } = request.body;
        const grant = await setPassword({ auth, mails }, request, { playerId, password, language });
        await auth.guard.succeed(playerId);
        return browser.grant(request, reply, grant);
      }),
  );
}
