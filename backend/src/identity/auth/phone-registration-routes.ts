import {
  PendingPhoneCode,
  PhoneRegistration,
  SendPhoneCode,
  SessionAnswer,
} from '@touchline/contracts/identity';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { RegistrationRouteOptions } from './registration-routes.ts';
import { requesterOf } from './requester.ts';
import { requireSameOrigin } from './same-origin.ts';

const TAGS = { tags: ['auth'] };
const PURPOSE = 'registration';

/** Opening an account with a phone, which a code in a message proves. */
export function registerPhoneRegistrationRoutes(
  app: App,
  {
    auth,
    browser,
    onRegistered,
    phoneProofs,
    watched,
  }: Pick<
    RegistrationRouteOptions,
    'auth' | 'browser' | 'onRegistered' | 'phoneProofs' | 'watched'
  >,
): void {
  app.post(
    '/web-api/auth/v1/registration/phone-code',
    {
      config: rateClass('message'),
      schema: { ...TAGS, body: SendPhoneCode, response: { 200: PendingPhoneCode } },
      preHandler: requireSameOrigin,
    },
    (request) =>
      watched(request, 'registration', async () => {
        await auth.registration.assertOffered('phone');
        const { 'phone-code': code, 'phone-number': number, lng: language } = request.body;
        const phone = { code, number };
        const requester = requesterOf(auth, request);
        return phoneProofs.send({ phone, language, purpose: PURPOSE, requester });
      }),
  );

  app.post(
    '/web-api/auth/v1/registration/phone',
    {
      config: rateClass('registration'),
      schema: { ...TAGS, body: PhoneRegistration, response: { 200: SessionAnswer } },
      preHandler: requireSameOrigin,
    },
    (request, reply) =>
      watched(request, 'registration', async () => {
        const grant = await auth.registration.phone(request.body, (proof) =>
          phoneProofs.spend({ ...proof, purpose: PURPOSE }),
        );
        await onRegistered(grant.player.id, request);
        return browser.grant(request, reply, grant);
      }),
  );
}
