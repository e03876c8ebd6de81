import { isUnset, limitRule } from '@touchline/domain/limits';
import { dueReminder, type ReminderKind } from '@touchline/domain/protection';
import { appendAudit } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { currentLimits, type StoredLimit } from '../responsible/limit-store.ts';

/** What players are reminded of every half year and every year. */
export interface Reminders {
  /** What is due now; undefined for nothing. */
  readonly due: (playerId: string) => Promise<ReminderKind | undefined>;
  /** Notes that one was shown; nothing where none of the kind is due. */
  readonly shown: (playerId: string, kind: ReminderKind) => Promise<void>;
}

/** Whether a limit in force bounds what is spent in a time. */
function isSpendingLimit(limit: StoredLimit): boolean {
  return limit.state === 'ACTIVE' && limitRule(limit.type)?.window !== undefined && !isUnset(limit);
}

/** See `Reminders`. */
export function createReminders({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): Reminders {
  const due: Reminders['due'] = async (playerId) => {
    const now = clock();
    const { rows } = await pool.query(
      `SELECT registered_at,
         (SELECT max(shown_at) FROM protection_reminder
          WHERE player_id = player.id AND kind = 'review') AS reviewed_at,
         (SELECT max(shown_at) FROM protection_reminder
          WHERE player_id = player.id AND kind = 'no-limit') AS limits_at
       FROM player WHERE id = $1`,
      [playerId],
    );
    const [row] = rows;
    if (row === undefined) {
      return undefined;
    }
    const limits = await currentLimits(pool, { playerId, now });
    return dueReminder({
      registeredAt: row.registered_at.getTime(),
      shownAt: {
        review: row.reviewed_at?.getTime(),
        'no-limit': row.limits_at?.getTime(),
      },
      hasLimit: limits.some(isSpendingLimit),
      now,
    });
  };
  return {
    due,
    shown: async (playerId, kind) => {
      if ((await due(playerId)) !== kind) {
        return;
      }
      await inTransaction(pool, async (client) => {
        const at = clock();
        await client.query(
          `INSERT INTO protection_reminder (player_id, kind, shown_at) VALUES ($1, $2, $3)
           ON CONFLICT DO NOTHING`,
          [playerId, kind, new Date(at)],
        );
        await appendAudit(client, {
          actor: 'system',
          action: 'reminder.show',
          subject: `player:${playerId}`,
          after: { kind },
          at,
        });
      });
    },
  };
}
