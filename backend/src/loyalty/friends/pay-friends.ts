import { MINUTE } from '@touchline/domain/time';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { LoyaltyJobOptions } from '../loyalty-settings.ts';
import { payEach } from '../pay-each.ts';

const AT_ONCE = 500;
/** Bets that were decided just before the end are counted by then. */
const GRACE = MINUTE;

/** Pays the reward for a friend, and notifies the player who invited; another process may have been first. */
async function payFriend(
  client: PoolClient,
  { clock, writeNotice }: LoyaltyJobOptions,
  id: string,
): Promise<void> {
  const { rows: paid } = await client.query({
    name: 'loyalty.pay-referral',
    text: 'SELECT pay_referral($1, $2) AS paid',
    values: [id, new Date(clock())],
  });
  if (paid[0]?.paid !== true) {
    return;
  }
  const { rows } = await client.query({
    name: 'loyalty.paid-referral',
    text: 'SELECT inviter_id, reward, reward_currency FROM invited_friend WHERE id = $1',
    values: [id],
  });
  for (const { inviter_id: playerId, reward, reward_currency: currency } of rows) {
    const facts = { amount: exactNumber(reward), currency };
    await writeNotice(client, { kind: 'referral-paid', playerId, cause: id, facts });
  }
}

/**
 * Ends the invitations whose time is over, and pays the rewards that are due, each once. A banned player's waits
 * for the end of the ban.
 */
export async function payFriends(options: LoyaltyJobOptions): Promise<void> {
  const { pool, clock } = options;
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
    (id) => inTransaction(pool, (client) => payFriend(client, options, id)),
  );
}
