import type { AnalyticsData, AnalyticsEventName } from '@touchline/contracts/analytics';
import type { Analytics, Clock } from '@touchline/plugin-api';

/** Something that happened, as it was reported. */
export interface Tracked {
  readonly name: AnalyticsEventName;
  readonly data: AnalyticsData | undefined;
  /** Milliseconds since epoch. */
  readonly time: number;
  /** Name of the route it happened on. */
  readonly route: string;
}

export interface ShellAnalytics extends Analytics {
  /** Hands over what has been reported so far and everything that follows. */
  readonly connect: (take: (tracked: Tracked) => void) => void;
}

/** Keeps reports until they are collected; all that the first screen carries of analytics. */
export function createAnalytics(clock: Pick<Clock, 'now'>, route: () => string): ShellAnalytics {
  const waiting: Tracked[] = [];
  let take = (tracked: Tracked) => {
    waiting.push(tracked);
  };
  return {
    track: (name, data) => take({ name, data, time: clock.now(), route: route() }),
    connect: (taker) => {
      take = taker;
      waiting.splice(0).forEach(taker);
    },
  };
}
