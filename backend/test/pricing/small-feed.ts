import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../src/platform/clock.ts';
import { createMarketBook } from '../../src/pricing/book/market-book.ts';
import { createCourseEngine } from '../../src/pricing/engine/course-engine.ts';
import { createInlinePricer } from '../../src/pricing/engine/pricer.ts';
import type { Feed } from '../../src/pricing/feed/create-feed.ts';
import { createSportModels } from '../../src/pricing/models/index.ts';
import { createSimulatorCalendar } from '../../src/pricing/simulator/simulator-calendar.ts';

/** A simulator with few matches, which are the same in every run, priced in the calling thread. */
export function createSmallFeed({
  clock,
  log,
}: {
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}): Feed {
  const book = createMarketBook();
  const pace = { clock, speed: 1 };
  const calendar = createSimulatorCalendar({
    seed: 'touchline',
    pace,
    models: createSportModels(),
    scale: 0.02,
  });
  const pricer = createInlinePricer();
  return { ...createCourseEngine({ name: 'simulator', calendar, book, pricer, pace, log }), book };
}
