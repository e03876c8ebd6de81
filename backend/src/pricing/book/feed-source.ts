import type { MatchResult } from '@touchline/domain/markets';

/** What the feed says about a match that has ended, or will never end. */
export interface SettledMatch {
  readonly eventId: number;
  readonly result: MatchResult;
}

export interface FeedStart {
  /** What the rest of the line, which takes long, waits for: whatever is needed sooner. */
  readonly restAfter?: Promise<unknown> | undefined;
}

/** Where events, prices and results come from. A source writes the book it was made with. */
export interface FeedSource {
  /** `simulator`, `replay`, `the-odds-api` or `betfair`. */
  readonly name: string;
  /** After so long without a message its prices are old; 15 seconds unless it says otherwise. */
  readonly silenceMs?: number;
  /**
   * Fills the book and keeps it current until `stop`. Resolves once live matches and the soonest
   * others have prices; the rest of the line gets them within seconds.
   */
  start(options?: FeedStart): Promise<void>;
  stop(): Promise<void>;
  /** Calls the listener once for each match that ends from now on; returns how to stop. */
  onResult(listener: (match: SettledMatch) => void): () => void;
  /**
   * The result of a match that has ended, also one that ended while nothing was running;
   * undefined while it has not, or when the source knows no such event.
   */
  resultOf(eventId: number): Promise<MatchResult | undefined>;
}
