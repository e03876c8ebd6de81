import { MINUTE } from '@touchline/domain/time';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { LoyaltyOptions } from '../loyalty-settings.ts';
import { payEach } from '../pay-each.ts';

const AT_ONCE = 500;
/** Bets that were decided just before the end are counted by then. */
const GRACE = MINUTE;

/**
 * Ends the invitations whose time is over, and pays the rewards that are due, each once. A banned player's waits
 * for the end of the ban.
 */
export async function payFriends({ pool, clock }: LoyaltyOptions): Promise<void> {
  await pool.query({
    name: 'loyalty.end-friends',
    text: `UPDATE invited_friend SET state = 'expired', decided_at = $1
           WHERE state = 'waiting' AND until_at <= $2`,
    values: [new Date(clock()), new Date(clock() - GRACE)],
  });
  const { rows } = await pool.query({
    name: 'loyalty.due-friends',
    text: `SELECT id FROM invited_friend due WHERE state = 'due' AND NOT EXISTS (
             SELECT FROM player_status status
             WHERE status.player_id = due.inviter_id AND ban_level > 0)
           ORDER BY id LIMIT $1`,
    values: [AT_ONCE],
  });
  await payEach(
    rows.map(({ id }) => id),
    (id) =>
      inTransaction(pool, (client) =>
        client.query({
          name: 'loyalty.pay-referral',
          text: 'SELECT pay_referral($1, $2) AS paid',
          values: [id, new Date(clock())],
        }),
      ),
  );
}
