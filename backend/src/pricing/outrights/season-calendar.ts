import type { Sport } from '@touchline/domain/markets';
import type { Champ } from '../book/book-event.ts';
import type { Fixture } from '../engine/fixture.ts';

/** A season of a competition whose table decides its outrights. */
export interface OutrightSeason {
  /** The outright's event in the book. */
  readonly eventId: number;
  readonly sport: Sport;
  readonly sportId: number;
  readonly champ: Champ;
  /** Its first and its last day, milliseconds since epoch: from the first on, before the second. */
  readonly from: number;
  readonly until: number;
  /** The numbers of first places that are bet on beside the winner. */
  readonly top: readonly number[];
  /** How many of the last go down; absent where nobody does. */
  readonly bottom?: number;
}

/** Competitions as whole seasons: what a calendar may know beyond its fixtures of the next days. */
export interface SeasonCalendar {
  /** The seasons that are being played, the best known competition first. */
  seasonsAt(time: number): readonly OutrightSeason[];
  findSeason(eventId: number): OutrightSeason | undefined;
  /** A season's matches in the order they are played, a day's at a time: each may take long to plan. */
  fixturesOf(season: OutrightSeason): Iterable<readonly Fixture[]>;
}
