import * as z from 'zod/mini';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { sendHostedPage } from '../../platform/http/hosted-page.ts';
import { requireOperatorPage } from '../../platform/http/operator.ts';
import { PERIODS, type Period, readFigures } from './figures.ts';
import { analyticsPage } from './analytics-page.ts';
import { STYLE } from './analytics-page-style.ts';

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
      return sendHostedPage(reply, { ...analyticsPage({ figures, period }), style: STYLE });
    },
  );
}
