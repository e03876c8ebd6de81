import type { Pool } from 'pg';
import type { Clock } from '../platform/clock.ts';
import { inTransaction } from '../platform/transaction.ts';
import { appendAudit } from '../wallet/audit-log.ts';

/** Accounts that another operator of the site is to keep, once their players agree. */
export interface Transfers {
  /**
   * Asks a player to agree, anew when they have agreed to an earlier one.
   * @returns whether there is such a player
   */
  readonly require: (wish: {
    readonly playerId: string;
    readonly actor: string;
  }) => Promise<boolean>;
  /** The player agrees; where nothing is asked, nothing happens. */
  readonly agree: (playerId: string) => Promise<void>;
}

/** Keeps who is to be transferred and who has agreed, with both in the audit log. */
export function createTransfers({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): Transfers {
  return {
    require: ({ playerId, actor }) =>
      inTransaction(pool, async (client) => {
        const at = clock();
        const { rowCount } = await client.query(
          `INSERT INTO player_transfer (player_id, required_at)
           SELECT id, $2 FROM player WHERE id = $1
           ON CONFLICT (player_id) DO UPDATE SET required_at = $2, agreed_at = NULL`,
          [playerId, new Date(at)],
        );
        if (rowCount === 1) {
          const subject = `player:${playerId}`;
          await appendAudit(client, { actor, action: 'transfer.require', subject, at });
        }
        return rowCount === 1;
      }),
    agree: (playerId) =>
      inTransaction(pool, async (client) => {
        const at = clock();
        const { rowCount } = await client.query(
          `UPDATE player_transfer SET agreed_at = $2 WHERE player_id = $1 AND agreed_at IS NULL`,
          [playerId, new Date(at)],
        );
        if (rowCount === 1) {
          const subject = `player:${playerId}`;
          await appendAudit(client, { actor: subject, action: 'transfer.agree', subject, at });
        }
      }),
  };
}
