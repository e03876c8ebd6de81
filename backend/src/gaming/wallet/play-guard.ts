import type { Pool, PoolClient } from '../../platform/database/queryable.ts';

/** The protection that every stake of a game passes, as every bet does. */
export interface PlayGuard {
  /** @throws ApiError `responsible_gaming_unavailable` while nothing may be allowed at all */
  readonly assertAvailable: () => void | Promise<void>;
  /** Makes other checks of the player wait until the transaction ends. */
  readonly lock: (client: PoolClient, playerId: string) => Promise<void>;
  /** @throws ApiError with the reason of a refusal */
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
