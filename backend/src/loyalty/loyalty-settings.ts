import type { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import type { ClubLevel, ClubThresholds } from '@touchline/domain/loyalty';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';

/** What the modules of loyalty work with. */
export interface LoyaltyOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** The operator's rules at the moment. */
  readonly settings: () => Promise<LoyaltyConfiguration>;
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
