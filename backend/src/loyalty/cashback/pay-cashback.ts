import { MINUTE } from '@touchline/domain/time';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { LoyaltyOptions } from '../loyalty-settings.ts';
import { payEach } from '../pay-each.ts';

const AT_ONCE = 500;
/** Bets that were decided just before the end are counted by then. */
const GRACE = MINUTE;

/** Ends the periods whose time has come. */
async function endPeriods({ pool, clock }: LoyaltyOptions): Promise<void> {
  await pool.query({
    name: 'loyalty.end-periods',
    text: `UPDATE cashback_period SET state = CASE WHEN amount > 0 THEN 'due' ELSE 'nothing' END
           WHERE state = 'running' AND to_at <= $1`,
    values: [new Date(clock() - GRACE)],
  });
}

/**
 * Pays what is due, each period in its own transaction: two processes pay it once, and one that is killed leaves it
 * due. A banned player's waits for the end of the ban; a break or an exclusion changes nothing (ADR 0095).
 */
export async function payCashback(options: LoyaltyOptions): Promise<void> {
  const { pool, clock } = options;
  await endPeriods(options);
  const { rows } = await pool.query({
    name: 'loyalty.due-periods',
    text: `SELECT id FROM cashback_period due WHERE state = 'due' AND NOT EXISTS (
             SELECT FROM player_status status
             WHERE status.player_id = due.player_id AND ban_level > 0)
           ORDER BY to_at, id LIMIT $1`,
    values: [AT_ONCE],
  });
  await payEach(
    rows.map(({ id }) => id),
    (id) =>
      inTransaction(pool, (client) =>
        client.query({
          name: 'loyalty.pay-cashback',
          text: 'SELECT pay_cashback($1, $2) AS paid',
          values: [id, new Date(clock())],
        }),
      ),
  );
}
