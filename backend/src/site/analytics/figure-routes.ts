import { ANALYTICS_PERIODS, OperatorAnalyticsAnswer } from '@touchline/contracts/operator';
import * as z from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { readFigures } from './figures.ts';

const Query = z.strictObject({ period: z.enum(ANALYTICS_PERIODS).default('day') });

/** What pages have reported, for operators: vitals, load times and counted events. */
export function registerFigureRoutes(
  app: App,
  options: { readonly pool: Pool; readonly clock: Clock; readonly operatorToken: string },
): void {
  app.get(
    '/operator-api/v1/analytics',
    {
      preHandler: requireOperator(options.operatorToken),
      config: { permission: 'analytics.read' },
      schema: {
        tags: ['operator'],
        querystring: Query,
        response: { 200: OperatorAnalyticsAnswer },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return readFigures(options, request.query.period);
    },
  );
}
