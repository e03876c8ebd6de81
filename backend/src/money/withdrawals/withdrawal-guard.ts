import type { PoolClient } from '../../platform/database/queryable.ts';
import type { AccountHolder } from '../payments/provider.ts';

/** What decides about a player's withdrawals beyond the money. */
export interface WithdrawalGuard {
  /** Whether a player may place bets: neither banned nor on a break. */
  readonly mayBet: (playerId: string) => Promise<boolean>;
  /** The name on a player's documents; undefined while they are not verified. */
  readonly holderOf: (playerId: string) => Promise<AccountHolder | undefined>;
  /** Until when nothing may be withdrawn, ms since epoch; undefined where it may. */
  readonly frozenUntil: (playerId: string) => Promise<number | undefined>;
  /**
   * Checks the player in the transaction that takes the money.
   * @throws ApiError `personal_data_required` where the house does not know whom it would pay, `withdrawals_frozen`
   * after the player has secured the account
   */
  readonly check: (
    client: PoolClient,
    playerId: string,
  ) => Promise<{
    readonly mayBet: boolean;
    /** An operator decides about every withdrawal. */
    readonly isReviewed: boolean;
  }>;
}
