import { PhoneCountriesAnswer } from '@touchline/contracts/identity';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { App } from '../../platform/http/app.ts';
import { phoneCountries } from './phone-numbers.ts';

const TAGS = { tags: ['phone'] };

/** The countries whose phones can be bound, in the language asked for. */
export function registerPhoneCountries(
  app: App,
  { countryIds }: { readonly countryIds: () => Promise<Readonly<Record<string, number>>> },
): void {
  app.get(
    '/web-api/phone/v1/countries',
    {
      schema: {
        ...TAGS,
        querystring: z.object({ lng: text().check(z.regex(/^[a-z]{2}$/)) }),
        response: { 200: PhoneCountriesAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=86400');
      return { countries: [...phoneCountries(request.query.lng, await countryIds())] };
    },
  );
}
