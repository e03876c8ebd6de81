import { CancelDraw, CancelledDraw } from '@touchline/contracts/lottery';
import { OperatorPoolsAnswer } from '@touchline/contracts/pools';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { App } from '../platform/http/app.ts';
import { auditActorOf, requireOperator } from '../platform/http/operator.ts';
import { cancelDraw } from './cancel-draw.ts';
import { listPools } from './list-pools.ts';

const Id = text().check(z.regex(/^\d{1,18}$/));
const Parameters = z.object({ id: Id });
const Query = z.strictObject({
  game: z.optional(text().check(z.maxLength(20))),
  cursor: z.optional(Id),
});

/** What operators see of draws and rounds, and decide about them. */
export function registerLotteryDesk(
  app: App,
  options: { readonly pool: Pool; readonly clock: Clock; readonly operatorToken: string },
): void {
  app.get(
    '/operator-api/v1/pools',
    {
      preHandler: requireOperator(options.operatorToken),
      config: { permission: 'bets.read' },
      schema: { tags: ['operator'], querystring: Query, response: { 200: OperatorPoolsAnswer } },
    },
    async (request) => {
      const { game, cursor } = request.query;
      return listPools(options.pool, { game, cursor });
    },
  );
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
