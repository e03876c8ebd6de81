import { CASHBACK_PRODUCTS, OperatorLoyalty } from '@touchline/contracts/loyalty';
import * as z from 'zod/mini';
import type { Pool } from '../platform/database/queryable.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { App } from '../platform/http/app.ts';
import { requireOperator } from '../platform/http/operator.ts';
import { cashbackPeriodsOf } from './cashback/read-cashback.ts';
import { readClub } from './club/club-store.ts';
import { invitedBy } from './friends/friends.ts';
import { declinedBy } from './may-be-offered.ts';

const Parameters = z.object({ id: z.string().check(z.regex(/^\d{8,9}$/)) });

/** What operators see of a player's points, cashback and invited friends. */
export function registerLoyaltyDesk(
  app: App,
  { pool, operatorToken }: { readonly pool: Pool; readonly operatorToken: string },
): void {
  app.get(
    '/operator-api/v1/loyalty/players/:id',
    {
      preHandler: requireOperator(operatorToken),
      config: { permission: 'bonuses.read' },
      schema: { tags: ['operator'], params: Parameters, response: { 200: OperatorLoyalty } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id } = request.params;
      const { rowCount } = await pool.query('SELECT FROM player WHERE id = $1', [id]);
      if (rowCount === 0) {
        throw new ApiError('not_found', 'there is no such player');
      }
      const { points, level } = await readClub(pool, id);
      const friends = await invitedBy(pool, id);
      return {
        points,
        level,
        periods: [
          ...(await cashbackPeriodsOf(pool, { playerId: id, products: CASHBACK_PRODUCTS })),
        ],
        friends: [...friends],
        declined: [...(await declinedBy(pool, id))],
      };
    },
  );
}
