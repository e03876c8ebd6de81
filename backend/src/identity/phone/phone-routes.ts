import { ConfirmPhoneCode, PhoneBindingAnswer, SendPhoneCode } from '@touchline/contracts/identity';
import type { PoolClient } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { PhoneBinding } from './phone-binding.ts';
import type { PhoneNotices } from './phone-notices.ts';
import { registerPhoneCountries } from './phone-countries-route.ts';

const PATH = '/web-api/phone/v1';
const TAGS = { tags: ['phone'] };

/** Writes the notice that a player's phone has changed, in the transaction of the change. */
export type WriteNotice = (
  client: PoolClient,
  player: { readonly playerId: string; readonly language: string },
) => Promise<void>;

/** Binding a phone to an account by a code in a short message. */
export function registerPhoneRoutes(
  app: App,
  options: {
    readonly binding: PhoneBinding;
    readonly notices: Pick<PhoneNotices, 'replaced'>;
    readonly writeNotice: WriteNotice;
    /** The site's numbers of countries by their code, small letters. */
    readonly countryIds: () => Promise<Readonly<Record<string, number>>>;
  },
): void {
  const { binding } = options;
  registerPhoneCountries(app, options);

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
      preHandler: app.requireStepUp,
      config: rateClass('message'),
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
      config: rateClass('proof'),
      schema: { ...TAGS, body: ConfirmPhoneCode, response: { 200: PhoneBindingAnswer } },
    },
    async (request) => {
      const { id } = playerOf(request);
      const language = languageOf(request);
      const replaced = await binding.confirm(id, request.body['sms-code'], (client) =>
        options.writeNotice(client, { playerId: id, language }),
      );
      if (replaced !== undefined) {
        await options.notices.replaced(replaced, language).catch((error: unknown) => {
          request.log.warn({ err: error, player: id }, 'the replaced phone could not be notified');
        });
      }
      return binding.state(id);
    },
  );
}
