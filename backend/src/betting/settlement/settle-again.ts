import { CodedError, hasCode } from '@touchline/domain/errors';
import type { VoidReason } from '@touchline/contracts/betting';
import type { QueryResult } from 'pg';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { resettleBet } from '../../money/wallet/bet-money.ts';
import { loadSettledBets } from '../bets/open-bets.ts';
import { settleCoupon } from './settle-coupon.ts';

/** Rolls back a change that the player's balance cannot cover. */
const UNCOVERED = 'change_uncovered';

/**
 * Changes the legs of a bet in one transaction with what follows: an open bet is queued to be
 * settled, a settled one is settled again, its former settlement reversed by a reversing journal,
 * or opened again where that depends on other legs now.
 * @returns whether it was done; nothing is where the player no longer has what would have to go back
 */
export async function settleAgain(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  betId: string,
  what: {
    /** Shown to the player. */
    readonly reason: string;
    readonly voidReason?: VoidReason | undefined;
    /** Writes into the legs; where it changes none, e.g. the second of two operators, nothing follows. */
    readonly change: (client: PoolClient) => Promise<Pick<QueryResult, 'rowCount'>>;
    /** Records what was done, last in the transaction. */
    readonly record?: (client: PoolClient) => Promise<unknown>;
  },
): Promise<boolean> {
  try {
    await inTransaction(pool, async (client) => {
      // The bet before its legs, as settling does.
      await client.query('SELECT lock_bets(ARRAY[$1]::bigint[])', [betId]);
      const { rowCount } = await what.change(client);
      if (rowCount === 0) {
        return;
      }
      const [bet] = await loadSettledBets(client, [betId]);
      if (bet === undefined) {
        // It is still open: the ordinary settlement takes it from here.
        await client.query('INSERT INTO settlement_queue VALUES ($1) ON CONFLICT DO NOTHING', [
          betId,
        ]);
        await what.record?.(client);
        return;
      }
      const at = clock();
      const corrected = settleCoupon(bet, at);
      const { reason, voidReason } = what;
      const outcome = await resettleBet(client, { bet: betId, corrected, reason, at });
      if (outcome === 'insufficient') {
        throw new CodedError(UNCOVERED, 'the player no longer has what has to go back');
      }
      if (outcome === 'corrected' && voidReason !== undefined) {
        await client.query(
          `UPDATE bet_correction SET void_reason = $2 WHERE bet_id = $1
             AND revision = (SELECT max(revision) FROM bet_correction WHERE bet_id = $1)`,
          [betId, voidReason],
        );
      }
      await what.record?.(client);
    });
    return true;
  } catch (error) {
    if (!hasCode(error, UNCOVERED)) throw error;
    return false;
  }
}
