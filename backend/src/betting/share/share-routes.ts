import {
  SharedSlip,
  SharedSlipAnswer,
  SharedSlipCode,
  type SharedSlipEvent,
} from '@touchline/contracts/betting';
import { text } from '@touchline/contracts/text';
import * as z from 'zod';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { createSharedSlips } from './shared-slips.ts';

export interface ShareRoutesOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** The event of an outcome that is known now; names are taken from here, never from the request. */
  readonly eventOf: (outcomeId: string) => SharedSlipEvent | undefined;
}

const TAGS = { tags: ['betting'] };

/** Handing a slip on by a short code, and opening it again. */
export function registerShareRoutes(app: App, options: ShareRoutesOptions): void {
  const slips = createSharedSlips(options);

  app.post(
    '/betting-api/v1/shared-slips',
    {
      config: rateClass('collect'),
      schema: { ...TAGS, body: SharedSlip, response: { 200: SharedSlipCode } },
    },
    async ({ body }) => {
      const events = body.bets.flatMap(({ outcomeId }) => options.eventOf(outcomeId) ?? []);
      return slips.save(body, [...new Map(events.map((event) => [event.id, event])).values()]);
    },
  );

  app.get(
    '/betting-api/v1/shared-slips/:code',
    {
      schema: {
        ...TAGS,
        params: z.object({ code: text().check(z.maxLength(20)) }),
        response: { 200: SharedSlipAnswer },
      },
    },
    async ({ params }) => {
      const shared = await slips.find(params.code);
      if (shared === undefined) {
        throw new ApiError('not_found', 'there is no slip behind this code, or none any more');
      }
      return shared;
    },
  );
}
