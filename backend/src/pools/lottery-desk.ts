import { CancelDraw, CancelledDraw } from '@touchline/contracts/lottery';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { App } from '../platform/http/app.ts';
import { auditActorOf, requireOperator } from '../platform/http/operator.ts';
import { cancelDraw } from './cancel-draw.ts';

const Parameters = z.object({ id: text().check(z.regex(/^\d{1,18}$/)) });

/** What operators decide about draws. */
export function registerLotteryDesk(
  app: App,
  options: { readonly pool: Pool; readonly clock: Clock; readonly operatorToken: string },
): void {
  app.post(
    '/operator-api/v1/lottery/draws/:id/cancel',
    {
      preHandler: requireOperator(options.operatorToken),
      config: { permission: 'bets.void', audit: { action: 'draw.cancel', reason: 'required' } },
      schema: {
        tags: ['operator'],
        params: Parameters,
        body: CancelDraw,
        response: { 200: CancelledDraw },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { reason } = request.body;
      return {
        refunded: await cancelDraw(options, { id, actor: auditActorOf(request), reason }),
      };
    },
  );
}
