import type { Pool, PoolClient } from '../../platform/database/queryable.ts';

/** The check of responsible gaming for bets; every bet runs it, and without a result there is no bet. */
export interface BetGuard {
  /**
   * Returns while bets may be asked about at all.
   * @throws ApiError `responsible_gaming_unavailable`
   */
  readonly assertAvailable: () => void | Promise<void>;
  /** Makes other checks of the player, and changes of the limits, wait until the transaction ends. */
  readonly lock: (client: PoolClient, playerId: string) => Promise<void>;
  /**
   * Checks one more bet against limits and exclusions.
   * @throws ApiError `limit_reached`, `player_excluded`, `responsible_gaming_unavailable`
   */
  readonly checkBet: (
    client: Pool | PoolClient,
    bet: {
      readonly playerId: string;
      /** Minor units. */
      readonly amount: number;
      readonly currency: string;
    },
  ) => Promise<void>;
}
