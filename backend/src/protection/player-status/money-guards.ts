import { TERMS_EXCEPTION } from '@touchline/contracts/identity';
import type { BetGuard } from '../../betting/placement/bet-guard.ts';
import type { DepositGuard } from '../../money/payments/deposit-guard.ts';
import type { People } from '../../identity/people/people.ts';
import type { Pool, PoolClient, RowOf } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { TERMS_CHANGED } from './terms-store.ts';

export interface MoneyGuardOptions {
  readonly clock: Clock;
  readonly people: Pick<People, 'note' | 'noteAfterwards'>;
  /** Whether the regime wants to know who plays before they do. */
  readonly isPersonalDataAsked: () => Promise<boolean>;
  /** Whether the site requires its players to confirm changed terms. */
  readonly isTermsAsked: () => Promise<boolean>;
}

const STANDING = `SELECT coalesce(status.ban_level, 0) > 0 AS banned,
    '' IN (player.name, player.surname) OR player.birthday IS NULL AS is_nameless,
    EXISTS (SELECT FROM person_noted WHERE player_id = player.id) AS is_noted,
    is_matched(player.id, $2) AS is_matched,
    is_closed(player.id) AS is_closed,
    coalesce(${TERMS_CHANGED}, false) AS terms_changed
  FROM player LEFT JOIN player_status AS status ON status.player_id = player.id
    LEFT JOIN (SELECT max(published_at) AS published_at FROM terms_version) AS terms
      ON true
  WHERE player.id = $1` as const;

/** Makes the check that every bet and deposit passes before player protection. */
function createCheck({ clock, people, ...options }: MoneyGuardOptions) {
  async function playerStatusOf(
    client: Pool | PoolClient,
    playerId: string,
  ): Promise<RowOf<typeof STANDING> | undefined> {
    const { rows } = await client.query({
      name: 'player-status.money',
      text: STANDING,
      values: [playerId, new Date(clock())],
    });
    return rows[0];
  }

  return async (client: Pool | PoolClient, playerId: string): Promise<void> => {
    const before = await playerStatusOf(client, playerId);
    const isNew = before?.is_noted === false;
    if (isNew) {
      await people.note(client, playerId);
    }
    const playerStatus = isNew ? await playerStatusOf(client, playerId) : before;
    if (playerStatus?.banned === true) {
      throw new ApiError('player_banned', 'this account takes no bets and no deposits');
    }
    if (playerStatus?.is_closed === true) {
      throw new ApiError('player_excluded', 'this account was closed by its player');
    }
    if (playerStatus?.is_nameless === true && (await options.isPersonalDataAsked())) {
      throw new ApiError('personal_data_required', 'name, surname and birthday come before play');
    }
    if (playerStatus?.is_matched === true) {
      if (isNew) {
        people.noteAfterwards(playerId);
      }
      throw new ApiError('person_check_required', 'support has to check who this person is');
    }
    if (playerStatus?.terms_changed === true && (await options.isTermsAsked())) {
      throw new ApiError('terms_changed', 'the terms have changed and are to be agreed to first', {
        details: { exception_code: TERMS_EXCEPTION },
      });
    }
  };
}

/**
 * Refuses bets of players who are banned, have closed their account, have not said who they are, look like
 * an excluded player, or have not agreed to the current terms.
 * @throws ApiError `player_banned`, `player_excluded`, `personal_data_required`, `person_check_required`, `terms_changed`
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
 * @throws ApiError `player_banned`, `personal_data_required`, `person_check_required`, `terms_changed`
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
