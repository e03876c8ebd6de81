import { LiftFreeze, WithdrawalFreezeAnswer } from '@touchline/contracts/operator';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import { PlayerParameters } from '../../platform/http/operator-parameters.ts';
import { liftFreeze, withdrawalsFrozenUntil } from './withdrawal-freeze.ts';

const PATH = '/operator-api/v1/players/:id/withdrawal-freeze';
const TAGS = { tags: ['operator'] };

/** The operators' side of accounts that were secured: until when nothing is paid out, and ending that earlier. */
export function registerFreezeDesk(
  app: App,
  {
    pool,
    clock,
    operatorToken,
  }: { readonly pool: Pool; readonly clock: Clock; readonly operatorToken: string },
): void {
  const preHandler = requireOperator(operatorToken);
  app.get(
    PATH,
    {
      preHandler,
      config: { permission: 'players.read' },
      schema: { ...TAGS, params: PlayerParameters, response: { 200: WithdrawalFreezeAnswer } },
    },
    async ({ params: { id: playerId } }, reply) => {
      reply.header('cache-control', 'no-store');
      const until = await withdrawalsFrozenUntil(pool, { playerId, now: clock() });
      return { ...(until !== undefined && { until }) };
    },
  );

  app.post(
    `${PATH}/lift`,
    {
      preHandler,
      config: {
        permission: 'withdrawals.decide',
        audit: { action: 'withdrawal-freeze.lift', reason: 'required' },
      },
      schema: {
        ...TAGS,
        params: PlayerParameters,
        body: LiftFreeze,
        response: { 200: WithdrawalFreezeAnswer },
      },
    },
    (request) =>
      inTransaction(pool, async (client) => {
        const { id: playerId } = request.params;
        const now = clock();
        const actor = auditActorOf(request);
        const until = await liftFreeze(client, { playerId, now, actor });
        if (until === undefined) {
          throw new ApiError('not_found', 'withdrawals of this player are not frozen');
        }
        await request.audit({
          client,
          subject: `player:${playerId}`,
          before: { frozenUntil: until },
          after: {},
          reason: request.body.reason,
          at: now,
        });
        return {};
      }),
  );
}
