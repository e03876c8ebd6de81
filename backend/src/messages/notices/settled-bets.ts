import { SECOND } from '@touchline/domain/time';
import type { Clock } from '../../platform/clock.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Notices } from './notices.ts';

/** Bets that settle within this time are one notice. */
const GATHERED_MS = 10 * SECOND;
const PLAYERS_AT_ONCE = 200;

interface SettledBetOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly notices: Notices;
}

/** Notifies a player of what waits, one notice for each currency; another process may have been first. */
async function notifyPlayer(
  client: PoolClient,
  { notices }: Pick<SettledBetOptions, 'notices'>,
  playerId: string,
): Promise<void> {
  const { rows: taken } = await client.query(
    'DELETE FROM settled_bet_notice WHERE player_id = $1 RETURNING bet_id',
    [playerId],
  );
  const { rows } = await client.query(
    `SELECT currency, count(*)::int AS bets, coalesce(sum(payout), 0)::bigint AS paid,
       max(id) AS latest
     FROM bet WHERE id = ANY ($1::bigint[]) GROUP BY currency ORDER BY currency`,
    [taken.map(({ bet_id: id }) => id)],
  );
  for (const { currency, bets, paid, latest } of rows) {
    await notices.write(client, {
      kind: 'bets-settled',
      playerId,
      cause: latest ?? undefined,
      facts: { currency, count: bets ?? 0, amount: exactNumber(paid ?? '0') },
    });
  }
}

/**
 * Notifies players of the bets that were settled, those of a few seconds together. The bets leave the queue in the
 * transaction that writes the notice: a process that is killed loses none and repeats none.
 */
export async function notifySettledBets(options: SettledBetOptions): Promise<void> {
  const { pool, clock } = options;
  const { rows } = await pool.query(
    `SELECT player_id FROM settled_bet_notice GROUP BY player_id
     HAVING min(settled_at) <= $1 ORDER BY min(settled_at) LIMIT $2`,
    [new Date(clock() - GATHERED_MS), PLAYERS_AT_ONCE],
  );
  for (const { player_id: playerId } of rows) {
    await inTransaction(pool, (client) => notifyPlayer(client, options, playerId));
  }
}
