import { MINUTE, SECOND } from '@touchline/domain/time';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { LoyaltyJobOptions } from '../loyalty-settings.ts';
import { payEach } from '../pay-each.ts';
import { openDays } from './open-days.ts';

/** Rounds that were opened in time may be finished for so long. */
const GRACE = 10 * MINUTE;
/** A stake that a provider takes back is taken back at once: so long it is waited for. */
const HOLD = 15 * SECOND;
const AT_ONCE = 500;

type RunOptions = Pick<LoyaltyJobOptions, 'pool' | 'clock' | 'writeNotice' | 'zoneOffset'>;

/** Counts the players of open days whose rounds have changed. */
export async function countChallenges({ pool, clock }: Pick<RunOptions, 'pool' | 'clock'>) {
  await pool.query({
    name: 'loyalty.count-challenges',
    text: `SELECT count_challenge(queued.day_id, false, $1)
           FROM (SELECT DISTINCT day_id FROM challenge_queue ORDER BY 1) queued`,
    values: [new Date(clock())],
  });
}

/** Closes the days that ended a while ago. */
async function closeEnded({ pool, clock }: RunOptions): Promise<void> {
  const now = clock();
  const { rows } = await pool.query({
    name: 'loyalty.ended-challenge-days',
    text: `SELECT id FROM challenge_day WHERE state = 'open' AND ends_at <= $1 ORDER BY id`,
    values: [new Date(now - GRACE)],
  });
  await payEach(
    rows.map(({ id }) => id),
    (id) =>
      pool.query({
        name: 'loyalty.close-challenge-day',
        text: 'SELECT close_challenge_day($1, $2)',
        values: [id, new Date(now)],
      }),
  );
}

/** Pays the prize of one player, and notifies them; another process may have been first. */
async function payPrize(
  client: PoolClient,
  { clock, writeNotice }: RunOptions,
  { day, playerId }: { readonly day: string; readonly playerId: string },
): Promise<void> {
  const { rows: paid } = await client.query({
    name: 'loyalty.pay-challenge',
    text: `SELECT paid.amount, entry.currency
           FROM (SELECT pay_challenge($1, $2, $3) AS amount) paid
           JOIN challenge_entry entry ON entry.day_id = $1 AND entry.player_id = $2
           WHERE paid.amount IS NOT NULL`,
    values: [day, playerId, new Date(clock())],
  });
  for (const { amount, currency } of paid) {
    await writeNotice(client, {
      kind: 'challenge-paid',
      playerId,
      cause: `challenge:${day}`,
      facts: { amount: exactNumber(amount ?? '0'), currency },
    });
  }
}

/**
 * Pays what was won, each prize in its own transaction: two processes pay it once, and one that is killed leaves it
 * due. A banned player's waits for the end of the ban; a break or an exclusion changes nothing (ADR 0095).
 */
async function payPrizes(options: RunOptions): Promise<void> {
  const { pool, clock } = options;
  const { rows } = await pool.query({
    name: 'loyalty.due-challenges',
    text: `SELECT day_id, player_id FROM challenge_entry due
           WHERE won_at <= $1 AND paid_at IS NULL AND NOT EXISTS (
             SELECT FROM player_status status
             WHERE status.player_id = due.player_id AND ban_level > 0)
           ORDER BY won_at, day_id, player_id LIMIT $2`,
    values: [new Date(clock() - HOLD), AT_ONCE],
  });
  await payEach(
    rows.map(({ day_id: day, player_id: playerId }) => `${day}:${playerId}`),
    (due) => {
      const [day = '', playerId = ''] = due.split(':');
      return inTransaction(pool, (client) => payPrize(client, options, { day, playerId }));
    },
  );
}

/** Begins the day's challenges, counts who is how far, closes days that are over and pays what was won. */
export async function runChallenges(options: RunOptions): Promise<void> {
  await openDays(options.pool, { now: options.clock(), offset: await options.zoneOffset() });
  await countChallenges(options);
  await closeEnded(options);
  await payPrizes(options);
}
