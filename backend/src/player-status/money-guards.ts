import { TERMS_EXCEPTION } from '@touchline/contracts';
import type { Pool, PoolClient } from 'pg';
import type { BetGuard } from '../betting/bet-guard.ts';
import type { DepositGuard } from '../payments/deposit-guard.ts';
import { ApiError } from '../platform/api-error.ts';
import { TERMS_CHANGED } from './terms-store.ts';

export interface MoneyGuardOptions {
  /** Whether the site asks its players to confirm changed terms. */
  readonly isTermsAsked: () => Promise<boolean>;
}

interface Standing {
  readonly banned: boolean;
  readonly terms_changed: boolean;
}

/** Makes the check that every bet and deposit passes before player protection is asked. */
function createCheck({ isTermsAsked }: MoneyGuardOptions) {
  return async (client: Pool | PoolClient, playerId: string): Promise<void> => {
    const { rows } = await client.query<Standing>({
      name: 'player-status.money',
      text: `SELECT coalesce(status.ban_level, 0) > 0 AS banned,
               coalesce(${TERMS_CHANGED}, false) AS terms_changed
             FROM player LEFT JOIN player_status AS status ON status.player_id = player.id
               LEFT JOIN (SELECT max(published_at) AS published_at FROM terms_version) AS terms
                 ON true
             WHERE player.id = $1`,
      values: [playerId],
    });
    const [standing] = rows;
    if (standing?.banned === true) {
      throw new ApiError('player_banned', 'this account takes no bets and no deposits');
    }
    if (standing?.terms_changed === true && (await isTermsAsked())) {
      throw new ApiError('terms_changed', 'the terms have changed and are to be agreed to first', {
        details: { exception_code: TERMS_EXCEPTION },
      });
    }
  };
}

/**
 * Refuses bets of players who are banned, or who have not agreed to the present terms.
 * @throws ApiError `player_banned`, `terms_changed`
 */
export function guardBets(guard: BetGuard, options: MoneyGuardOptions): BetGuard {
  const check = createCheck(options);
  return {
    ...guard,
    checkBet: async (client, bet) => {
      await check(client, bet.playerId);
      await guard.checkBet(client, bet);
    },
  };
}

/**
 * Refuses deposits of the same players, whose money would only lie here.
 * @throws ApiError `player_banned`, `terms_changed`
 */
export function guardDeposits(guard: DepositGuard, options: MoneyGuardOptions): DepositGuard {
  const check = createCheck(options);
  return {
    ...guard,
    checkDeposit: async (client, deposit) => {
      await check(client, deposit.playerId);
      await guard.checkDeposit(client, deposit);
    },
  };
}
