import { MINUTE } from '@touchline/domain/time';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { LoyaltyJobOptions, LoyaltyOptions } from '../loyalty-settings.ts';
import { payEach } from '../pay-each.ts';

const AT_ONCE = 500;
/** Bets that were decided just before the end are counted by then. */
const GRACE = MINUTE;

/** Ends the periods whose time has come; one that another process has is left to it. */
async function endPeriods({ pool, clock }: LoyaltyOptions): Promise<void> {
  await pool.query({
    name: 'loyalty.end-periods',
    text: `UPDATE cashback_period SET state = CASE WHEN amount > 0 THEN 'due' ELSE 'nothing' END
           WHERE id IN (SELECT id FROM cashback_period WHERE state = 'running' AND to_at <= $1
             FOR UPDATE SKIP LOCKED)`,
    values: [new Date(clock() - GRACE)],
  });
}

/** Pays the cashback of a period, and notifies its player; another process may have been first. */
async function payPeriod(
  client: PoolClient,
  { clock, writeNotice }: LoyaltyJobOptions,
  id: string,
): Promise<void> {
  const { rows: paid } = await client.query({
    name: 'loyalty.pay-cashback',
    text: 'SELECT pay_cashback($1, $2) AS paid',
    values: [id, new Date(clock())],
  });
  if (paid[0]?.paid !== true) {
    return;
  }
  const { rows } = await client.query({
    name: 'loyalty.paid-cashback',
    text: 'SELECT player_id, amount, currency FROM cashback_period WHERE id = $1',
    values: [id],
  });
  for (const { player_id: playerId, amount, currency } of rows) {
    const facts = { amount: exactNumber(amount), currency };
    await writeNotice(client, { kind: 'cashback-paid', playerId, cause: id, facts });
  }
}

/**
 * Pays what is due, each period in its own transaction: two processes pay it once, and one that is killed leaves it
 * due. A banned player's waits for the end of the ban; a break or an exclusion changes nothing (ADR 0095).
 */
export async function payCashback(options: LoyaltyJobOptions): Promise<void> {
  const { pool } = options;
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
    (id) => inTransaction(pool, (client) => payPeriod(client, options, id)),
  );
}
