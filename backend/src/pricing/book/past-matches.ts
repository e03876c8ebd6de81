import type { MatchResult } from '@touchline/domain/markets';
import type { EventFacts } from './book-event.ts';

/** A match that was played before the feed began, with its result. */
export interface PastMatch extends EventFacts {
  /** As the source names it: `2019/20`. */
  readonly season: string;
  readonly result: MatchResult;
}

/** What a source of matches may know beyond what it announces; a feed without a past leaves it out. */
export interface KnowsPast {
  /** All of them, with the same ids each time. */
  readonly pastMatches: () => Promise<readonly PastMatch[]>;
}
