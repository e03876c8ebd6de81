import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { createMarketBook, type MarketBook, type WritableBook } from '../book/market-book.ts';
import { createCourseEngine } from '../engine/course-engine.ts';
import type { FeedPace } from '../engine/fixture.ts';
import type { Pricer } from '../engine/pricer.ts';
import { createThreadPricer } from '../engine/thread-pricer.ts';
import { createFileMemory, createVolatileMemory } from '../engine/feed-memory.ts';
import type { FeedSource } from '../book/feed-source.ts';
import { createSportModels } from '../models/index.ts';
import { createOddsApiClient } from '../odds-api/odds-api-client.ts';
import { createOddsApiSource } from '../odds-api/odds-api-source.ts';
import { createReplaySource } from '../replay/replay-source.ts';
import { createSimulatorCalendar } from '../simulator/simulator-calendar.ts';

export interface FeedOptions {
  /** `simulator`, `replay:<files and folders, by commas>` or `the-odds-api`. */
  readonly source: string;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Seconds of play in a second; 1 unless said otherwise. */
  readonly speed?: number | undefined;
  /** What the simulator's calendar and results are drawn from; it does not run without. */
  readonly seed?: string | undefined;
  /** Where relative files of a replay are; the working directory unless said otherwise. */
  readonly replayFolder?: string | undefined;
  /** Seconds until a replay's first kick-off; 120 unless said otherwise. */
  readonly replayStartsIn?: number | undefined;
  /** The key of the-odds-api, and another server than its own that speaks the same. */
  readonly oddsApiKey?: string | undefined;
  readonly oddsApiUrl?: string | undefined;
  /** Where to remember what must last over a restart; nothing lasts without it. */
  readonly dataDirectory?: string | undefined;
  /** Prices in the calling thread when given; a separate thread otherwise. */
  readonly pricer?: Pricer | undefined;
  /** Share of the simulator's calendar, for small test worlds. */
  readonly scale?: number | undefined;
}

/** The feed: a book of prices, and the source that writes it. */
export interface Feed extends FeedSource {
  readonly book: MarketBook;
}

const REPLAY = 'replay:';

interface Parts {
  readonly book: WritableBook;
  readonly pace: FeedPace;
  readonly pricer: Pricer;
  readonly log: FastifyBaseLogger;
}

function createReplay(options: FeedOptions, parts: Parts): FeedSource {
  const { source, replayFolder = '.', replayStartsIn = 120, dataDirectory } = options;
  return createReplaySource({
    ...parts,
    paths: source
      .slice(REPLAY.length)
      .split(',')
      .filter((path) => path !== ''),
    folder: replayFolder,
    startsIn: replayStartsIn * 1000,
    memory:
      dataDirectory === undefined
        ? createVolatileMemory()
        : createFileMemory(join(dataDirectory, 'replay.json')),
  });
}

function createSimulator({ seed, scale = 1 }: FeedOptions, parts: Parts): FeedSource {
  if (seed === undefined) {
    throw new RangeError('the simulator needs a seed');
  }
  const models = createSportModels();
  const calendar = createSimulatorCalendar({ seed, pace: parts.pace, models, scale });
  return createCourseEngine({ ...parts, name: 'simulator', calendar });
}

function createOddsApi(options: FeedOptions, book: WritableBook): FeedSource {
  const { oddsApiKey: key, oddsApiUrl: url, clock, log } = options;
  if (key === undefined) {
    throw new ApiError('feed_unauthorized', 'the feed the-odds-api needs THE_ODDS_API_KEY');
  }
  return createOddsApiSource({ client: createOddsApiClient({ key, url }), book, clock, log });
}

/**
 * Makes the feed; nothing runs before `start`.
 * @throws RangeError for a source that does not exist, and for a simulator without a seed
 * @throws ApiError `feed_unauthorized` for the-odds-api without a key
 */
export function createFeed(options: FeedOptions): Feed {
  const { source: name, clock, log, speed = 1 } = options;
  const book = createMarketBook();
  if (name === 'the-odds-api') {
    return { ...createOddsApi(options, book), book };
  }
  const pricer =
    options.pricer ??
    createThreadPricer({
      entry: new URL('../engine/pricing-worker.js', import.meta.url),
      onFailure: (error) => log.error({ err: error }, 'the pricing thread failed'),
    });
  const parts = { book, pricer, log, pace: { clock, speed } };
  if (name === 'simulator') {
    return { ...createSimulator(options, parts), book };
  }
  if (name.startsWith(REPLAY)) {
    return { ...createReplay(options, parts), book };
  }
  throw new RangeError(`there is no feed "${name}"`);
}
