import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { MarketBook } from './book/market-book.ts';
import { createMarketBook } from './book/market-book.ts';
import { createCourseEngine } from './engine/course-engine.ts';
import type { Pricer } from './engine/pricer.ts';
import { createSportModels } from './models/sport-models.ts';
import { createThreadPricer } from './engine/thread-pricer.ts';
import type { FeedSource } from './feed-source.ts';
import { createSimulatorCalendar } from './simulator/simulator-calendar.ts';

export interface FeedOptions {
  /** `simulator`. */
  readonly source: string;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Seconds of play in a second; 1 unless said otherwise. */
  readonly speed?: number;
  /** What the simulator's calendar is drawn from. */
  readonly seed?: string;
  /** Prices in the calling thread when given; a thread of its own otherwise. */
  readonly pricer?: Pricer;
  /** Share of the simulator's calendar, for small test worlds. */
  readonly scale?: number;
}

/** The feed: a book of prices, and the source that writes it. */
export interface Feed extends FeedSource {
  readonly book: MarketBook;
}

/** Makes the feed; nothing runs before `start`. */
export function createFeed(options: FeedOptions): Feed {
  const { clock, log, speed = 1, seed = 'touchline', scale = 1 } = options;
  const book = createMarketBook();
  const pace = { clock, speed };
  const pricer =
    options.pricer ??
    createThreadPricer({
      entry: new URL('./engine/pricing-worker.js', import.meta.url),
      onFailure: (error) => log.error({ err: error }, 'the pricing thread failed'),
    });
  const calendar = createSimulatorCalendar({ seed, pace, models: createSportModels(), scale });
  const source = createCourseEngine({ name: 'simulator', calendar, book, pricer, pace, log });
  return { ...source, book };
}
