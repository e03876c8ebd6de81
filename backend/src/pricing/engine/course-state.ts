import type { FastifyBaseLogger } from 'fastify';
import type { SettledMatch } from '../book/feed-source.ts';
import { createListeners } from '../book/listeners.ts';
import type { FeedMonitor } from '../book/feed-monitor.ts';
import type { WritableBook } from '../book/market-book.ts';
import { createSportModels, type SportModels } from '../models/index.ts';
import type { FeedPace, Fixture, FixtureCalendar } from './fixture.ts';
import type { LiveMatch } from './live-match.ts';
import type { Pricer } from './pricer.ts';

export interface CourseEngineOptions {
  readonly name: string;
  readonly calendar: FixtureCalendar;
  readonly book: WritableBook;
  readonly pricer: Pricer;
  readonly pace: FeedPace;
  readonly log: FastifyBaseLogger;
  /** Told of each tick. */
  readonly monitor?: FeedMonitor | undefined;
}

/** The fixtures of an engine by their stage, and how far its pricing is. */
export interface CourseState extends CourseEngineOptions {
  readonly models: SportModels;
  readonly line: Map<number, Fixture>;
  readonly live: Map<number, LiveMatch>;
  readonly ended: Map<number, { readonly removeAt: number; readonly fixture: Fixture }>;
  readonly results: ReturnType<typeof createListeners<SettledMatch>>;
  /** When the pricing round under way began, milliseconds since epoch. */
  pricingSince: number | undefined;
  /** The margin on top of the house's own that the line events were last priced with; none for 0. */
  readonly pricedMargins: Map<number, number>;
  /** The first line event that the next round looks at. */
  linePosition: number;
  isStopped: boolean;
  /** Calls `tick`, once all events are open. */
  timer: NodeJS.Timeout | undefined;
}

/** An engine without fixtures. */
export function createCourseState(options: CourseEngineOptions): CourseState {
  return {
    ...options,
    models: createSportModels(),
    line: new Map(),
    live: new Map(),
    ended: new Map(),
    results: createListeners<SettledMatch>(),
    pricingSince: undefined,
    pricedMargins: new Map(),
    linePosition: 0,
    isStopped: false,
    timer: undefined,
  };
}
