import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { isCodedError } from '../../platform/http/api-error.ts';
import type { IsAtLimit } from './challenge-refusal.ts';

/** The protection that every bet passes. @throws ApiError with the reason of a refusal */
type CheckBet = (
  client: Pool | PoolClient,
  bet: { readonly playerId: string; readonly amount: number; readonly currency: string },
) => Promise<void>;

/** Asks the protection of every bet about the least there is: one minor unit. */
export function isAtLimit(checkBet: CheckBet): IsAtLimit {
  return async (client, playerId) => {
    const { rows } = await client.query({
      name: 'loyalty.player-currency',
      text: 'SELECT currency FROM player WHERE id = $1',
      values: [playerId],
    });
    try {
      await checkBet(client, { playerId, amount: 1, currency: rows[0]?.currency ?? '' });
      return false;
    } catch (error) {
      if (!isCodedError(error)) {
        throw error;
      }
      switch (error.code) {
        case 'limit_reached':
        case 'session_limit_reached':
          return true;
        // Only a message is to be acknowledged first.
        case 'reality_check_due':
          return false;
        default:
          throw error;
      }
    }
  };
}
