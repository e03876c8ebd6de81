import type { MatchResult, ResultShape, Sport } from '@touchline/domain/markets';
import type { EventFacts, MarketOffer } from '../book/book-event.ts';
import type { FootballProps, Incident, MatchState, Squads, Strengths } from '../models/index.ts';

/** How a match runs, second by second; the same for the same fixture, whenever it is computed. */
export interface Course {
  readonly state: MatchState;
  /** What has become of it, once it has ended. */
  readonly result: MatchResult | undefined;
  /** Plays on to this many seconds after the start; returns what happened on the way. */
  advanceTo(elapsedSeconds: number): readonly Incident[];
  /** What will happen within the next seconds. */
  peek(seconds: number): readonly Incident[];
  /** What markets beside the score are priced by; absent where the course reports of goals alone. */
  readonly props?: () => FootballProps;
  /** How many incidents there have been, where it reports of more than the score shows. */
  readonly reported?: number;
}

/** A match that is known before it is played: what a calendar consists of. */
export interface Fixture extends EventFacts {
  readonly sport: Sport;
  /** When it appears in the line, milliseconds since epoch. */
  readonly announcedAt: number;
  /** After this many seconds of play it has ended for certain. */
  readonly longestSeconds: number;
  /** What its result will contain; absent when it contains everything. */
  readonly shape?: ResultShape;
  /** What the market thinks of the sides at a moment; it is constant from the start on. */
  readonly strengthsAt: (time: number) => Strengths;
  /** Prices before the start in place of the model's. */
  readonly linePrices?: readonly MarketOffer[];
  readonly startCourse: () => Course;
  /** The sides' squads, where they are known. */
  readonly squads?: () => Squads;
}

/** Fixtures by time and by id. */
export interface FixtureCalendar {
  /**
   * Fixtures announced by `time` that have not ended for certain; `within` leaves out those that
   * start later than this from then, in milliseconds, which may be much quicker to compute.
   */
  currentAt(time: number, within?: number): readonly Fixture[];
  find(eventId: number): Fixture | undefined;
}

/** What time it is, and how fast matches are played. */
export interface FeedPace {
  readonly clock: () => number;
  /** Seconds of play in a second of the clock. */
  readonly speed: number;
}
