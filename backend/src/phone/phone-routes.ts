import {
  ConfirmPhoneCode,
  PhoneBindingAnswer,
  PhoneCountriesAnswer,
  SendPhoneCode,
} from '@touchline/contracts';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { App } from '../platform/app.ts';
import type { Clock } from '../platform/clock.ts';
import { playerOf } from '../platform/player.ts';
import { rateClass } from '../platform/rate-limits.ts';
import { serviceSecret } from '../platform/service-secret.ts';
import { createPhoneBinding } from './phone-binding.ts';
import { phoneCountries } from './phone-numbers.ts';
import type { SmsProvider } from './sms-provider.ts';
import { registerTestMessagePage } from './test-message-page.ts';
import { createTestSmsProvider } from './test-sms-provider.ts';

const PATH = '/web-api/phone/v1';
const TAGS = { tags: ['phone'] };

export interface PhoneRouteOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly brand: () => Promise<string>;
  /** Whether messages are left with the test provider. */
  readonly isTestOffered: () => Promise<boolean>;
  /** Sends in place of the test provider. */
  readonly provider?: SmsProvider;
}

/** Binding a phone to an account by a code in a short message. */
export async function registerPhone(app: App, options: PhoneRouteOptions): Promise<void> {
  const { pool, clock, brand, isTestOffered } = options;
  const testProvider = createTestSmsProvider({ pool, clock });
  const binding = createPhoneBinding({
    pool,
    clock,
    brand,
    secret: await serviceSecret(pool, 'phone-code'),
    provider: async () =>
      options.provider ?? ((await isTestOffered()) ? testProvider.provider : undefined),
  });
  registerTestMessagePage(app, testProvider);

  app.get(
    `${PATH}/countries`,
    {
      schema: {
        ...TAGS,
        querystring: z.object({ lng: z.string().check(z.regex(/^[a-z]{2}$/)) }),
        response: { 200: PhoneCountriesAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=86400');
      return { countries: [...phoneCountries(request.query.lng)] };
    },
  );

  app.get(
    `${PATH}/binding`,
    { preHandler: app.requirePlayer, schema: { ...TAGS, response: { 200: PhoneBindingAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return binding.state(playerOf(request).id);
    },
  );

  app.post(
    `${PATH}/code`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('credentials'),
      schema: { ...TAGS, body: SendPhoneCode, response: { 200: PhoneBindingAnswer } },
    },
    async (request) => {
      const { id } = playerOf(request);
      const { 'phone-code': code, 'phone-number': number, lng: language } = request.body;
      await binding.send(id, { phone: { code, number }, language });
      return binding.state(id);
    },
  );

  app.post(
    `${PATH}/activation`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('credentials'),
      schema: { ...TAGS, body: ConfirmPhoneCode, response: { 200: PhoneBindingAnswer } },
    },
    async (request) => {
      const { id } = playerOf(request);
      await binding.confirm(id, request.body['sms-code']);
      return binding.state(id);
    },
  );
}
