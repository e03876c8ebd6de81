import type { Pool, PoolClient } from 'pg';
import type { BetGuard } from '../betting/bet-guard.ts';
import type { DepositGuard } from '../payments/deposit-guard.ts';
import { ApiError } from '../platform/api-error.ts';

/** @throws ApiError `player_banned` */
async function assertNotBanned(client: Pool | PoolClient, playerId: string): Promise<void> {
  const { rowCount } = await client.query({
    name: 'player-status.banned',
    text: 'SELECT 1 FROM player_status WHERE player_id = $1 AND ban_level > 0',
    values: [playerId],
  });
  if (rowCount !== 0) {
    throw new ApiError('player_banned', 'this account takes no bets and no deposits');
  }
}

/** Refuses bets of banned players before player protection is asked. @throws ApiError `player_banned` */
export function refuseBannedBets(guard: BetGuard): BetGuard {
  return {
    ...guard,
    checkBet: async (client, bet) => {
      await assertNotBanned(client, bet.playerId);
      await guard.checkBet(client, bet);
    },
  };
}

/** Refuses deposits of banned players, whose money would only lie here. @throws ApiError `player_banned` */
export function refuseBannedDeposits(guard: DepositGuard): DepositGuard {
  return {
    ...guard,
    checkDeposit: async (client, deposit) => {
      await assertNotBanned(client, deposit.playerId);
      await guard.checkDeposit(client, deposit);
    },
  };
}
