import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { appendAudit } from '../../platform/audit/audit-log.ts';

/**
 * Withdraws an active bonus, on anyone's request: what is left of it returns to the house. One that
 * has ended stays as it is, so that asking twice does no harm.
 * @throws ApiError `not_found`, `bonus_in_play` while a bet of it is open
 */
export async function withdrawBonus(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  requested: {
    readonly playerId: string;
    readonly bonusId: string;
    readonly actor: string;
    readonly reason?: string | undefined;
  },
): Promise<void> {
  const { playerId, bonusId, actor, reason } = requested;
  await inTransaction(pool, async (client) => {
    const at = clock();
    const { rows } = await client.query({
      name: 'wallet.withdraw-bonus',
      text: 'SELECT withdraw_bonus($1, $2, $3) AS outcome',
      values: [bonusId, playerId, new Date(at)],
    });
    switch (rows[0]?.outcome) {
      case 'withdrawn':
        await appendAudit(client, {
          actor,
          action: 'bonus.withdraw',
          subject: `player:${playerId}`,
          before: { bonusId, state: 'active' },
          after: { bonusId, state: 'withdrawn' },
          reason,
          at,
        });
        return;
      case 'ended':
        return;
      case 'in-play':
        throw new ApiError('bonus_in_play', 'a bet of this bonus is still open');
      default:
        throw new ApiError('not_found', 'there is no such bonus');
    }
  });
}
