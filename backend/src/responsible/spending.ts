import type { Pool, PoolClient } from 'pg';

/** What amount limits count, see `usedSum` of the domain. */
export type CountedAmount = 'wagering' | 'loss' | 'deposit';

/** Sums of what a player has done since a moment, in minor units of one currency. */
export interface Spending {
  readonly sum: (
    client: Pool | PoolClient,
    question: {
      readonly playerId: string;
      readonly counts: CountedAmount;
      readonly currency: string;
      /** Milliseconds since epoch; the moment itself no longer counts. */
      readonly since: number;
    },
  ) => Promise<number>;
}
