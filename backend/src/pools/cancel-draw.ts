import { appendAudit } from '../platform/audit/audit-log.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/http/api-error.ts';

/**
 * Cancels a draw that was not held; every stake of it is paid back with the next winners.
 * @returns how many tickets are paid back
 * @throws ApiError `draw_closed` for a draw that was held or cancelled before, or is none
 */
export function cancelDraw(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  { id, actor, reason }: { readonly id: string; readonly actor: string; readonly reason: string },
): Promise<number> {
  const at = clock();
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query('SELECT cancel_lottery_draw($1, $2) AS tickets', [
      id,
      new Date(at),
    ]);
    const tickets = rows[0]?.tickets ?? undefined;
    if (tickets === undefined) {
      throw new ApiError('draw_closed', 'the draw was held or cancelled before, or is none');
    }
    await appendAudit(client, {
      actor,
      action: 'draw.cancel',
      subject: `draw:${id}`,
      after: { tickets },
      reason,
      at,
    });
    return tickets;
  });
}
