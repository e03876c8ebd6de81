import { mayWriteAboutPlay } from '../identity/marketing/may-write-about-play.ts';
import type { Notice } from '../identity/mail/mails.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool, PoolClient, RowOf } from '../platform/database/queryable.ts';
import { inTransaction } from '../platform/database/transaction.ts';

/** Notices that are written in one transaction. */
const BATCH = 50;
/** How late a notice may be: what happened longer ago is no news. The end of a match is news for a day. */
const LATE_AFTER_MS = 15 * 60_000;
const END_LATE_AFTER_MS = 86_400_000;
const ENDS: ReadonlySet<string> = new Set(['match-ended', 'match-called-off']);

/** Writes a notice to a player, as they want it, inside the transaction of its cause. */
export type WriteAlertNotice = (
  client: PoolClient,
  notice: Pick<Notice, 'kind' | 'playerId' | 'cause' | 'facts'>,
) => Promise<void>;

export interface WritesAlerts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly writeNotice: WriteAlertNotice;
}

const TAKE = `DELETE FROM alert_notice WHERE id IN (
    SELECT id FROM alert_notice ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED
  ) RETURNING id, player_id, kind, cause, facts, happened_at`;
type QueuedNotice = RowOf<typeof TAKE>;

function isLate({ kind, happened_at: at }: QueuedNotice, now: number): boolean {
  return now - at.getTime() > (ENDS.has(kind) ? END_LATE_AFTER_MS : LATE_AFTER_MS);
}

/** @returns how many were taken */
async function notifyBatch({ pool, clock, writeNotice }: WritesAlerts): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query(TAKE, [BATCH]);
    const now = clock();
    const playerIds = [...new Set(rows.map((row) => row.player_id))];
    const allowed = await mayWriteAboutPlay(client, { playerIds, now });
    for (const row of rows.toSorted((left, right) => Number(left.id) - Number(right.id))) {
      if (allowed.has(row.player_id) && !isLate(row, now)) {
        await writeNotice(client, {
          playerId: row.player_id,
          kind: row.kind as Notice['kind'],
          cause: row.cause,
          facts: row.facts as Notice['facts'],
        });
      }
    }
    return rows.length;
  });
}

/**
 * Writes the notices that are queued. They leave the queue in the transaction that writes them: a process that is
 * killed loses none and repeats none. Players who are kept from playing get none, and neither do they later.
 */
export async function notifyAlerts(options: WritesAlerts): Promise<void> {
  while ((await notifyBatch(options)) === BATCH);
}
