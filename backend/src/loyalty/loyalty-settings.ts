import type { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import type { CashbackProduct } from '@touchline/contracts/loyalty';
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
  readonly kind: 'cashback-paid' | 'referral-paid' | 'stake-returned' | 'challenge-paid';
  readonly playerId: string;
  readonly cause: string;
  /** Amount in minor units. */
  readonly facts: { readonly amount: number; readonly currency: string };
}

/** What the job of loyalty works with. */
export interface LoyaltyJobOptions extends LoyaltyOptions {
  /** Notifies a player of a payment, in its transaction. */
  readonly writeNotice: (client: PoolClient, payment: LoyaltyPayment) => Promise<void>;
  /** Hours that the site's zone is ahead of UTC. */
  readonly zoneOffset: () => Promise<number>;
}

/** From how many points on each level is reached, by the operator's rules. */
export function thresholdsOf({ club }: LoyaltyConfiguration): ClubThresholds {
  return club.levels;
}

/** Whether new periods of a product begin. */
export function isCashbackOffered(
  { cashback, premium }: LoyaltyConfiguration,
  product: CashbackProduct,
): boolean {
  return {
    sport: cashback.isOffered,
    casino: cashback.isOffered && cashback.isForGames,
    premium: premium.isOffered,
  }[product];
}

/** The cashback of a level: percent of the net loss, or of the stakes where it is the premium one, and days of a period. */
export function cashbackTerms(
  { cashback, premium }: LoyaltyConfiguration,
  { product, level }: { readonly product: CashbackProduct; readonly level: ClubLevel },
): LoyaltyConfiguration['cashback']['levels'][ClubLevel] {
  return product === 'premium'
    ? { percent: premium.levels[level], days: premium.days }
    : cashback.levels[level];
}
