import type { AnalyticsData, AnalyticsEventName } from '@touchline/contracts/analytics';

export interface Analytics {
  /**
   * Counts that something happened, by its name in the table of event numbers. Reported later and in
   * batches, only where the operator and the player have agreed; never throws, never waits.
   */
  readonly track: (name: AnalyticsEventName, data?: AnalyticsData) => void;
}
