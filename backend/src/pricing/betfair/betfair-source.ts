import type { FastifyBaseLogger } from 'fastify';
import { isCodedError } from '../../platform/http/api-error.ts';
import type { DecidedOutcomes, DecidesOutcomes } from '../book/decides-outcomes.ts';
import type { FeedMonitor } from '../book/feed-monitor.ts';
import type { FeedSource } from '../book/feed-source.ts';
import { createListeners } from '../book/listeners.ts';
import type { WritableBook } from '../book/market-book.ts';
import type { FeedMemory } from '../engine/feed-memory.ts';
import type { BetfairApi } from './betfair-api.ts';
import { exchangeIdOf } from './event-facts.ts';
import { createExchangeEvents, type ExchangeEvents } from './exchange-events.ts';
import { openFollowedMarkets } from './followed-markets.ts';
import { createSubscription, type Subscription } from './subscription.ts';

export interface BetfairSourceOptions {
  readonly api: BetfairApi;
  readonly streamUrl: URL;
  readonly appKey: string;
  readonly book: WritableBook;
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  readonly monitor: FeedMonitor;
  readonly memory: FeedMemory;
  /** How many markets one connection may follow: the exchange's limit for an account is 200 at first. */
  readonly mostMarkets: number;
  /** As of the subscription; shorter in tests. */
  readonly silenceMs?: number;
}

/** The line is as long as this. */
const AHEAD_MS = 48 * 3_600_000;
const CATALOGUE_EVERY_MS = 60_000;
const TICK_MS = 1_000;

/** Feeds on an exchange; `readCatalogue` and `tick` are called by timers while it runs. */
export interface BetfairSource extends FeedSource, DecidesOutcomes {
  /** Reads which markets there are, and follows them. */
  readonly readCatalogue: () => Promise<void>;
}

/** A source of real prices and results: the markets of the exchange at our own margin. */
export function createBetfairSource(options: BetfairSourceOptions): BetfairSource {
  const { api, streamUrl, appKey, clock, log, monitor, mostMarkets } = options;
  const decided = createListeners<DecidedOutcomes>();
  const timers: NodeJS.Timeout[] = [];
  let begun:
    | Promise<{ readonly events: ExchangeEvents; readonly stream: Subscription }>
    | undefined;
  let following = '';

  async function begin() {
    const followed = await openFollowedMarkets(options.memory);
    const events = createExchangeEvents({ ...options, followed, onDecided: decided.notify });
    const stream = createSubscription({
      url: streamUrl,
      appKey,
      api,
      log,
      monitor,
      onChange: events.take,
      onRecovered: () => void askForGone().catch(fail),
      onDown: events.suspendAll,
      ...(options.silenceMs === undefined ? {} : { silenceMs: options.silenceMs }),
    });
    return { events, stream };
  }
  function parts() {
    begun ??= begin();
    return begun;
  }
  function fail(error: unknown): void {
    const code = isCodedError(error) ? error.code : 'unavailable';
    monitor.error(code);
    log.error({ err: error, code }, 'failed to read betfair; will retry');
  }
  /** What closed while nobody listened is asked for by name. */
  async function askForGone(): Promise<void> {
    const { events } = await parts();
    const gone = events.recover();
    if (gone.length > 0) {
      events.takeBooks(await api.books(gone));
    }
  }
  async function readCatalogue(): Promise<void> {
    const { events, stream } = await parts();
    const markets = await api.catalogue(clock() + AHEAD_MS);
    monitor.message();
    events.takeCatalogue(markets);
    const recent = events.recentlyDecided();
    if (recent.length > 0) {
      events.takeBooks(await api.books(recent));
    }
    const ids = events.toFollow(mostMarkets);
    const text = ids.toSorted().join(' ');
    if (text !== following) {
      following = text;
      stream.follow(ids);
    }
  }

  return {
    name: 'betfair',
    readCatalogue,
    // Results come by outcome: no score is there that would decide them.
    onResult: () => () => undefined,
    resultOf: () => Promise.resolve(undefined),
    onDecided: decided.add,
    async decidedOf(eventId) {
      const { events } = await parts();
      const undecided = events.undecided(exchangeIdOf(eventId));
      if (undecided.length > 0) {
        events.takeBooks(await api.books(undecided));
      }
      return events.decidedOf(eventId);
    },
    async start() {
      const { events } = await parts();
      await readCatalogue();
      timers.push(
        setInterval(() => void readCatalogue().catch(fail), CATALOGUE_EVERY_MS),
        setInterval(() => {
          events.tick();
          events.keep().catch(fail);
        }, TICK_MS),
      );
      timers.forEach((timer) => timer.unref());
    },
    async stop() {
      timers.forEach((timer) => clearInterval(timer));
      if (begun !== undefined) {
        const { events, stream } = await begun;
        stream.stop();
        await events.keep();
      }
    },
  };
}
