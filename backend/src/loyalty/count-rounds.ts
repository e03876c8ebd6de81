import { DAY } from '@touchline/domain/time';
import { exactNumber } from '../platform/database/exact-number.ts';
import type { PoolClient, RowOf } from '../platform/database/queryable.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { addToCashback, type CashbackChange } from './cashback/cashback-periods.ts';
import { lockMembers } from './club/club-store.ts';
import type { LoyaltyOptions } from './loyalty-settings.ts';

const AT_ONCE = 500;

/** A round that has been opened again counts for nothing until it is closed. */
const ROUNDS = `SELECT round.id, round.player_id, round.account_id, round.currency, round.closed_at,
    CASE WHEN closed_at IS NULL THEN 0 ELSE round.staked END AS staked,
    CASE WHEN closed_at IS NULL THEN 0 ELSE round.won END AS won,
    coalesce(known.staked, 0)::bigint AS known_staked,
    coalesce(known.returned, 0)::bigint AS known_returned
  FROM game_round round LEFT JOIN counted_round known ON known.round_id = round.id
  WHERE round.id = ANY ($1::bigint[]) ORDER BY round.closed_at NULLS LAST, round.id`;

type RoundRow = RowOf<typeof ROUNDS>;

async function storeCounted(
  client: PoolClient,
  rows: readonly RoundRow[],
  now: number,
): Promise<void> {
  await client.query({
    name: 'loyalty.store-counted-rounds',
    text: `INSERT INTO counted_round (round_id, staked, returned, counted_at)
           SELECT round, staked, returned, $4
           FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS counted (round, staked, returned)
           ON CONFLICT (round_id) DO UPDATE SET staked = excluded.staked, returned = excluded.returned`,
    values: [
      rows.map(({ id }) => id),
      rows.map(({ staked }) => staked),
      rows.map(({ won }) => won),
      new Date(now),
    ],
  });
}

/** The differences of a day together: periods begin and end at midnight. */
function changesOf(rows: readonly RoundRow[], now: number): CashbackChange[] {
  const changes = new Map<string, CashbackChange>();
  for (const row of rows) {
    const at = row.closed_at?.getTime() ?? now;
    const key = `${row.account_id} ${Math.floor(at / DAY)}`;
    const before = changes.get(key);
    const known = [exactNumber(row.known_staked ?? '0'), exactNumber(row.known_returned ?? '0')];
    const [knownStaked = 0, knownReturned = 0] = known;
    changes.set(key, {
      playerId: row.player_id,
      accountId: row.account_id,
      currency: row.currency,
      at: before?.at ?? at,
      staked: (before?.staked ?? 0) + exactNumber(row.staked ?? '0') - knownStaked,
      returned: (before?.returned ?? 0) + exactNumber(row.won ?? '0') - knownReturned,
    });
  }
  return [...changes.values()];
}

/** Takes rounds from the queue and counts them, in one transaction, as bets are counted. */
async function countPart({ pool, clock, settings }: LoyaltyOptions): Promise<boolean> {
  const rules = await settings();
  return inTransaction(pool, async (client) => {
    const now = clock();
    const { rows: queued } = await client.query({
      name: 'loyalty.take-queued-rounds',
      text: `WITH taken AS (
               DELETE FROM loyalty_round_queue WHERE id IN (
                 SELECT id FROM loyalty_round_queue ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
               RETURNING round_id)
             SELECT DISTINCT round.id, round.player_id
             FROM taken JOIN game_round round ON round.id = round_id`,
      values: [AT_ONCE],
    });
    if (queued.length === 0) {
      return false;
    }
    const players = [...new Set(queued.map(({ player_id: id }) => id))];
    await lockMembers(client, { players, now });
    const { rows } = await client.query({
      name: 'loyalty.rounds',
      text: ROUNDS,
      values: [queued.map(({ id }) => id)],
    });
    await storeCounted(client, rows, now);
    const changes = changesOf(rows, now);
    await addToCashback(client, { product: 'casino', changes, rules, now });
    await addToCashback(client, { product: 'premium', changes, rules, now });
    return true;
  });
}

/** Counts every round of games that was closed, or changed afterwards, for both kinds of cashback. */
export async function countRounds(options: LoyaltyOptions): Promise<void> {
  while (await countPart(options)) {
    // The next rounds.
  }
}
