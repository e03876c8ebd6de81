import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { requireOperatorPage } from '../../platform/http/operator.ts';
import { PERIODS, type Period, readFigures } from './figures.ts';
import { analyticsPolicy, renderAnalytics } from './analytics-page.ts';

const Query = z.object({
  period: z._default(z.enum(Object.keys(PERIODS) as [Period, ...Period[]]), 'day'),
});

/** `/operator/analytics`: the operator signs in with the user `operator` and the operator token. */
export function registerAnalyticsPage(
  app: App,
  options: { readonly pool: Pool; readonly clock: Clock; readonly operatorToken: string },
): void {
  app.get(
    '/operator/analytics',
    {
      schema: { hide: true, querystring: Query },
      preValidation: requireOperatorPage(options.operatorToken),
    },
    async (request, reply) => {
      const { period } = request.query;
      const figures = await readFigures(options, period);
      const nonce = randomBytes(16).toString('base64');
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', analyticsPolicy(nonce))
        .send(renderAnalytics({ figures, period, nonce }));
    },
  );
}
