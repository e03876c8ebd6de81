import { NOT_VERIFIED } from '@touchline/domain/player';
import type { DepositGuard } from '../../money/payments/deposit-guard.ts';
import type { WithdrawalGuard } from '../../money/withdrawals/withdrawal-guard.ts';
import { withdrawalsFrozenUntil } from '../../identity/secure-account/withdrawal-freeze.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/**
 * Lets players take out what is theirs in any status: a ban or a break closes neither the account nor the
 * way out (GLI-19 3.8). An operator decides about withdrawals of banned players.
 */
export function createWithdrawalGuard({
  pool,
  clock,
  guard,
  isPersonalDataAsked,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly guard: Pick<DepositGuard, 'isOnBreak'>;
  /** Whether the regime wants to know who plays before they do. */
  readonly isPersonalDataAsked: () => Promise<boolean>;
}): WithdrawalGuard {
  const check: WithdrawalGuard['check'] = async (client, playerId) => {
    const { rows } = await client.query(
      `SELECT coalesce(status.ban_level, 0) > 0 AS is_banned,
         '' IN (player.name, player.surname) OR player.birthday IS NULL AS is_nameless
       FROM player LEFT JOIN player_status AS status ON status.player_id = player.id
       WHERE player.id = $1`,
      [playerId],
    );
    const isBanned = rows[0]?.is_banned === true;
    if (rows[0]?.is_nameless === true && (await isPersonalDataAsked())) {
      throw new ApiError('personal_data_required', 'name and date of birth come before money out');
    }
    const until = await withdrawalsFrozenUntil(client, { playerId, now: clock() });
    if (until !== undefined) {
      throw new ApiError('withdrawals_frozen', 'the player has secured the account', {
        details: { until },
      });
    }
    return {
      mayBet: !isBanned && !(await guard.isOnBreak(client, playerId)),
      isReviewed: isBanned,
    };
  };
  return {
    check,
    holderOf: async (playerId) => {
      const { rows } = await pool.query(
        `SELECT player.name, player.surname FROM player
         JOIN player_status AS status ON status.player_id = player.id
         WHERE player.id = $1 AND status.verification_status <> $2
           AND '' NOT IN (player.name, player.surname)`,
        [playerId, NOT_VERIFIED],
      );
      return rows[0];
    },
    frozenUntil: (playerId) => withdrawalsFrozenUntil(pool, { playerId, now: clock() }),
    mayBet: async (playerId) => {
      const { rows } = await pool.query(
        'SELECT ban_level > 0 AS is_banned FROM player_status WHERE player_id = $1',
        [playerId],
      );
      return rows[0]?.is_banned === true
        ? false
        : inTransaction(pool, async (client) => !(await guard.isOnBreak(client, playerId)));
    },
  };
}
