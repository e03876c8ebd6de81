import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';

const AT_ONCE = 200;

/**
 * Pays what tickets have won or get back, a batch at a time. Each ticket is paid in the transaction that marks it as
 * paid: a process that is killed loses none and repeats none.
 * @returns how many tickets were paid
 */
export async function payTickets({
  pool,
  clock,
  onMoved,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly onMoved: () => void;
}): Promise<number> {
  let all = 0;
  for (;;) {
    const { rows } = await pool.query('SELECT pay_lottery_tickets($1, $2) AS paid', [
      AT_ONCE,
      new Date(clock()),
    ]);
    const paid = rows[0]?.paid ?? 0;
    all += paid;
    if (paid > 0) {
      onMoved();
    }
    if (paid < AT_ONCE) {
      return all;
    }
  }
}
