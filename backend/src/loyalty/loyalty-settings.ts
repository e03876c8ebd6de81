import type { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import type { ClubLevel, ClubThresholds } from '@touchline/domain/loyalty';
import type { Clock } from '../platform/clock.ts';
import type { Pool, PoolClient } from '../platform/database/queryable.ts';

/** What the modules of loyalty work with. */
export interface LoyaltyOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** The operator's rules at the moment. */
  readonly settings: () => Promise<LoyaltyConfiguration>;
}

/** What a player was paid. */
export interface LoyaltyPayment {
  readonly kind: 'cashback-paid' | 'referral-paid';
  readonly playerId: string;
  readonly cause: string;
  /** Amount in minor units. */
  readonly facts: { readonly amount: number; readonly currency: string };
}

/** What the job of loyalty works with. */
export interface LoyaltyJobOptions extends LoyaltyOptions {
  /** Notifies a player of a payment, in its transaction. */
  readonly writeNotice: (client: PoolClient, payment: LoyaltyPayment) => Promise<void>;
}

/** From how many points on each level is reached, by the operator's rules. */
export function thresholdsOf({ club }: LoyaltyConfiguration): ClubThresholds {
  return club.levels;
}

/** The cashback of a level: percent of the net loss, and days of a period. */
export function cashbackTerms(
  { cashback }: LoyaltyConfiguration,
  level: ClubLevel,
): LoyaltyConfiguration['cashback']['levels'][ClubLevel] {
  return cashback.levels[level];
}
