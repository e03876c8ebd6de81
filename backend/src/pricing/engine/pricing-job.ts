import type { ResultShape } from '@touchline/domain/markets';
import type { FootballProps, MatchState, Strengths } from '../models/index.ts';

/** Players' prices move slowly: between incidents they are made in steps of so many seconds of play. */
export const PROPS_STEP_SECONDS = 30;

/** A match to price. */
export interface PricingJob {
  readonly eventId: number;
  readonly state: MatchState;
  readonly strengths: Strengths;
  readonly shape?: ResultShape | undefined;
  /**
   * Answer with all markets, not only with those that changed since the job before. Before the
   * start an answer is always whole: there are many such matches, and each is priced rarely.
   */
  readonly isWhole: boolean;
  /** How much more overround than the house's own its prices carry. */
  readonly extraMargin?: number | undefined;
  /**
   * What corners, cards and players are priced by. With every whole answer and whenever something has happened;
   * absent in a job between, those markets stay as they are.
   */
  readonly props?: FootballProps | undefined;
}

/**
 * Market key and the prices of its outcomes in the catalogue's order; null while not offered. Outcomes that are in
 * no catalogue, those of players, are named.
 */
export type MarketPrices = readonly [
  key: string,
  prices: readonly (string | null)[],
  codes?: readonly string[],
];

/** The result of pricing a match. */
export interface PricingAnswer {
  readonly eventId: number;
  readonly markets: readonly MarketPrices[];
  /** Markets priced by the job before and no longer. */
  readonly gone: readonly string[];
}
