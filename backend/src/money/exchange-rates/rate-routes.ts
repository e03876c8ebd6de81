import {
  PublishRates,
  RateFixing,
  RateHistory,
  RateHistoryQuery,
} from '@touchline/contracts/money';
import * as z from 'zod';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import type { RateFixings } from './rate-fixings.ts';

const PATH = '/wallet-api/v1/operator/exchange-rates';
const TAGS = { tags: ['wallet'] };

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
      schema: { ...TAGS, response: { 200: RateFixing } },
    },
    async () => {
      const current = await fixings.current();
      if (current === undefined) {
        throw new ApiError('not_found', 'no exchange rates have been published');
      }
      return current;
    },
  );

  app.get(
    `${PATH}/history`,
    {
      ...desk,
      config: { permission: 'rates.read' },
      schema: { ...TAGS, querystring: RateHistoryQuery, response: { 200: RateHistory } },
    },
    async ({ query }, reply) => {
      void reply.header('cache-control', 'no-store');
      return fixings.history(query);
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
        body: PublishRates,
        response: { 200: RateFixing },
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
