import { text } from '@touchline/contracts/text';
import * as z from 'zod';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import type { RateFixings } from './rate-fixings.ts';

const PATH = '/wallet-api/v1/operator/exchange-rates';
const TAGS = { tags: ['wallet'] };
/** Units of the currency for one euro, a plain decimal above zero. */
const Rate = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,12})?$/)
  .refine((text) => Number(text) > 0, 'must be above zero');
const Rates = z.record(z.string().regex(/^[A-Z]{3}$/), Rate);
const Fixing = z.object({ day: z.iso.date(), source: z.string(), rates: Rates });
const PublishedRates = z.object({
  /** Who published the rates, as it is to be read in an audit. */
  source: text().check(z.minLength(2), z.maxLength(200)),
  rates: Rates.refine((rates) => Object.keys(rates).length > 0, 'must name a currency'),
});

/** Exchange rates for operators: the ones in effect, and those of a day. */
export function registerRateRoutes(
  app: App,
  options: { readonly operatorToken: string; readonly fixings: RateFixings },
): void {
  const { fixings } = options;
  const desk = { preHandler: requireOperator(options.operatorToken) };

  app.get(
    PATH,
    {
      ...desk,
      config: { permission: 'rates.read' },
      schema: { ...TAGS, response: { 200: Fixing } },
    },
    async () => {
      const current = await fixings.current();
      if (current === undefined) {
        throw new ApiError('not_found', 'no exchange rates have been published');
      }
      return current;
    },
  );

  app.put(
    `${PATH}/:day`,
    {
      ...desk,
      config: { permission: 'rates.publish', audit: { action: 'exchange-rates.publish' } },
      schema: {
        ...TAGS,
        params: z.object({ day: z.iso.date() }),
        body: PublishedRates,
        response: { 200: Fixing },
      },
    },
    async (request) =>
      fixings.publish({
        ...request.body,
        day: request.params.day,
        audit: request.audit,
      }),
  );
}
