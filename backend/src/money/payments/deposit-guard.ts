import type { PoolClient } from '../../platform/database/queryable.ts';

/** The check of responsible gaming for deposits; every deposit runs it, and without a result there is no deposit. */
export interface DepositGuard {
  /** Makes other deposits of the player wait until this transaction ends. */
  readonly lockDeposits: (client: PoolClient, playerId: string) => Promise<void>;
  /**
   * Checks one more deposit against limits and exclusions; deposits still open at a provider count.
   * @throws ApiError `limit_reached`, `player_excluded`, `responsible_gaming_unavailable`
   */
  readonly checkDeposit: (
    client: PoolClient,
    deposit: { readonly playerId: string; readonly amount: number; readonly currency: string },
  ) => Promise<void>;
  /** Whether the player is on a break or matched with a player who is: what still arrives is refunded. */
  readonly isOnBreak: (client: PoolClient, playerId: string) => Promise<boolean>;
  /** Sets the limit of a day (type 20) to an amount in minor units of its currency. */
  readonly setDailyDepositLimit: (
    client: PoolClient,
    limit: { readonly playerId: string; readonly amount: number; readonly currency: string },
  ) => Promise<void>;
}
