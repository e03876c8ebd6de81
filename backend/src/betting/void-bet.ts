import type { Pool } from 'pg';
import { ApiError } from '../platform/api-error.ts';
import type { Clock } from '../platform/clock.ts';
import { inTransaction } from '../platform/transaction.ts';
import { appendAudit } from '../audit/audit-log.ts';
import { settleBets } from '../wallet/bet-money.ts';
import { loadOpenBets } from './open-bets.ts';
import { voidCoupon } from './settle-coupon.ts';

/**
 * Makes an open bet void: the stake goes back, its open legs become void, and who did it and why is
 * written into the audit log, all in one transaction.
 * @throws ApiError `not_found` unless it is an open bet
 */
export async function voidBet(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  wish: { readonly betId: string; readonly actor: string; readonly reason: string },
): Promise<void> {
  const { betId, actor, reason } = wish;
  await inTransaction(pool, async (client) => {
    const at = clock();
    const [bet] = await loadOpenBets(client, [betId]);
    const ended = bet === undefined ? [] : await settleBets(client, [voidCoupon(bet, at)]);
    if (bet === undefined || ended.length === 0) {
      throw new ApiError('not_found', `there is no open bet ${betId}`);
    }
    await client.query(
      `UPDATE bet_leg SET result = 'void', graded_at = $2 WHERE bet_id = $1 AND result IS NULL`,
      [betId, new Date(at)],
    );
    await appendAudit(client, {
      actor,
      action: 'bet.void',
      subject: `bet:${betId}`,
      reason,
      at,
      before: { status: 'open', stake: bet.stake, currency: bet.currency },
      after: { status: 'refunded' },
    });
  });
}
