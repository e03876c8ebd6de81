import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { appendAudit, byPlayer } from '../../platform/audit/audit-log.ts';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';

/** Accounts that another operator of the site is to keep, once their players agree. */
export interface Transfers {
  /**
   * Requires a player to agree, again when they have agreed to an earlier one.
   * @returns whether there is such a player
   */
  readonly require: (requested: {
    readonly playerId: string;
    readonly audit: RecordAct;
  }) => Promise<boolean>;
  /** The player agrees; where nothing is required, nothing happens. */
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
    require: ({ playerId, audit }) =>
      inTransaction(pool, async (client) => {
        const at = clock();
        const { rowCount } = await client.query(
          `INSERT INTO player_transfer (player_id, required_at)
           SELECT id, $2 FROM player WHERE id = $1
           ON CONFLICT (player_id) DO UPDATE SET required_at = $2, agreed_at = NULL`,
          [playerId, new Date(at)],
        );
        if (rowCount === 1) {
          await audit({ client, subject: `player:${playerId}`, after: { requiredAt: at }, at });
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
          await appendAudit(client, { ...byPlayer(playerId), action: 'transfer.agree', at });
        }
      }),
  };
}
