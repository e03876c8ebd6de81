import {
  behaviourFlags,
  FLAG_DAYS,
  FLAG_RULES,
  type MadeDeposit,
  type PlayedBet,
} from '@touchline/domain/protection';
import { DAY, HOUR } from '@touchline/domain/time';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createConversion, type Conversion } from './conversion.ts';
import { replaceFlags } from './flag-store.ts';

/** Players whose behaviour is looked at together. */
const BATCH = 500;
/** A run that has not ended after this was begun by a process that is gone. */
const ABANDONED_AFTER = HOUR;

export interface NightlyFlagOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  /** Hours that the site's zone is ahead of UTC. */
  readonly zoneOffset: () => Promise<number>;
}

/** Begins the run of a day, unless another process has. */
async function beginRun(pool: Pool, day: number, now: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO behaviour_run (day, started_at) VALUES ($1, $2)
     ON CONFLICT (day) DO UPDATE SET started_at = EXCLUDED.started_at
       WHERE behaviour_run.finished_at IS NULL AND behaviour_run.started_at < $3`,
    [day, new Date(now), new Date(now - ABANDONED_AFTER)],
  );
  return rowCount === 1;
}

/** The bets and deposits of some players, by player, in one currency. */
async function behaviourOf(
  pool: Pool,
  playerIds: readonly string[],
  { now, convert }: { readonly now: number; readonly convert: Conversion },
) {
  const since = new Date(now - FLAG_DAYS * DAY);
  const bets = await pool.query(
    `SELECT player_id, currency, stake, payout, placed_at, settled_at FROM bet
     WHERE player_id = ANY ($1::bigint[]) AND (placed_at > $2 OR settled_at > $2)`,
    [playerIds, since],
  );
  const deposits = await pool.query(
    `SELECT player_id, currency, amount, updated_at FROM payment
     WHERE player_id = ANY ($1::bigint[]) AND kind = 'deposit' AND status = 'succeeded'
       AND updated_at > $2`,
    [playerIds, since],
  );
  const found = new Map<string, { bets: PlayedBet[]; deposits: MadeDeposit[] }>();
  const of = (playerId: string) => {
    const entry = found.get(playerId) ?? { bets: [], deposits: [] };
    found.set(playerId, entry);
    return entry;
  };
  for (const row of bets.rows) {
    of(row.player_id).bets.push({
      stake: convert(exactNumber(row.stake), row.currency),
      placedAt: row.placed_at.getTime(),
      payout: row.payout === null ? undefined : convert(exactNumber(row.payout), row.currency),
      settledAt: row.settled_at?.getTime(),
    });
  }
  for (const row of deposits.rows) {
    of(row.player_id).deposits.push({
      amount: convert(exactNumber(row.amount), row.currency),
      at: row.updated_at.getTime(),
    });
  }
  return found;
}

/** Computes the flags of all players of a batch. @returns the last player of it */
async function runBatch(
  { pool, clock }: Pick<NightlyFlagOptions, 'pool' | 'clock'>,
  after: string,
  { convert, offset }: { readonly convert: Conversion; readonly offset: number },
): Promise<string | undefined> {
  const { rows } = await pool.query(
    `SELECT id FROM player WHERE id > $1 ORDER BY id LIMIT ${BATCH}`,
    [after],
  );
  const ids = rows.map(({ id }) => id);
  const now = clock();
  const found = await behaviourOf(pool, ids, { now, convert });
  const open = await pool.query(
    'SELECT DISTINCT player_id FROM behaviour_flag WHERE player_id = ANY ($1::bigint[]) AND ended_at IS NULL',
    [ids],
  );
  const flagged = open.rows.map((row) => row.player_id);
  for (const playerId of new Set([...found.keys(), ...flagged])) {
    const { bets = [], deposits = [] } = found.get(playerId) ?? {};
    const flags = behaviourFlags({ bets, deposits, now, offset });
    if (flags.length > 0 || flagged.includes(playerId)) {
      await inTransaction(pool, (client) => replaceFlags(client, { playerId, flags, at: now }));
    }
  }
  return ids.at(-1);
}

/**
 * Computes the behaviour flags of every player, once a night after the hours of the night are over in the
 * site's zone, whichever process comes first; the rules are those of `behaviourFlags`.
 */
export async function raiseFlags(options: NightlyFlagOptions): Promise<void> {
  const { pool, clock, log, zoneOffset } = options;
  const offset = await zoneOffset();
  const local = clock() + offset * HOUR;
  const day = Math.floor(local / DAY);
  const isNightOver = local % DAY >= FLAG_RULES.nightEndsAt * HOUR;
  if (!isNightOver || !(await beginRun(pool, day, clock()))) {
    return;
  }
  const convert = await createConversion(pool, { at: clock(), log });
  let after: string | undefined = '0';
  while (after !== undefined) {
    after = await runBatch(options, after, { convert, offset });
  }
  await pool.query('UPDATE behaviour_run SET finished_at = $2 WHERE day = $1', [
    day,
    new Date(clock()),
  ]);
}
