import type { ConvertedLimit } from '@touchline/contracts/money';
import type { PoolClient, Queryable } from '../../platform/database/queryable.ts';

/** How limits in one currency become limits in another. */
export interface LimitConversion {
  readonly playerId: string;
  /** ISO 4217 codes. */
  readonly from: string;
  readonly to: string;
  /** Minor units of `from` in minor units of `to`. */
  readonly convert: (amount: number) => number;
}

/** A player's limits as the conversion of an account needs them. */
export interface ConversionLimits {
  /** What the player's limits in a currency would become. */
  readonly preview: (
    client: Queryable,
    conversion: LimitConversion,
  ) => Promise<readonly ConvertedLimit[]>;
  /** Converts the player's limits, in the transaction that converts the account. Takes the lock of limits. */
  readonly apply: (client: PoolClient, conversion: LimitConversion) => Promise<void>;
}
