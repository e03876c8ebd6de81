import type { FastifyBaseLogger } from 'fastify';
import type { FeedMonitor } from '../book/feed-monitor.ts';
import type { WritableBook } from '../book/market-book.ts';
import type { FeedSource, SettledMatch } from '../book/feed-source.ts';
import { createListeners } from '../book/listeners.ts';
import { createFollowedEvents } from './followed-events.ts';
import type { OddsApiClient } from './odds-api-client.ts';
import { createRounds } from './rounds.ts';

export interface OddsApiSourceOptions {
  readonly client: OddsApiClient;
  readonly book: WritableBook;
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  /** Sport keys to follow, e.g. `soccer_epl`; those on offer that can be settled when absent. */
  readonly sports?: readonly string[] | undefined;
  /** Shortest time between two rounds of requests. */
  readonly leastIntervalMs?: number;
  /** Told of each answer of the service, and of each failure. */
  readonly monitor?: FeedMonitor | undefined;
}

/** Feeds on the-odds-api; `round` and `tick` are called by timers while it runs. */
export interface OddsApiSource extends FeedSource {
  /** Fetches all prices and scores once; returns how long to wait before the next round. */
  round(): Promise<number>;
  /** Brings events to the present moment between rounds: kick-offs, and prices that are too old. */
  tick(): void;
}

const TICK_MS = 1_000;
/** Rounds are as far apart as the quota lets them be. */
const SILENCE_MS = 6 * 3_600_000;

/** A source of real prices and results, within the quota of one key. */
export function createOddsApiSource(options: OddsApiSourceOptions): OddsApiSource {
  const { book, clock } = options;
  const results = createListeners<SettledMatch>();
  const events = createFollowedEvents({ book, clock, onResult: results.notify });
  const rounds = createRounds({ ...options, events });
  let roundTimer: NodeJS.Timeout | undefined;
  let tickTimer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function roundAndPlanNext(): Promise<void> {
    const wait = await rounds.round();
    if (!isStopped) {
      // A timer cannot wait longer than 2^31 ms.
      roundTimer = setTimeout(() => void roundAndPlanNext(), Math.min(wait, 2 ** 31 - 1));
    }
  }

  return {
    name: 'the-odds-api',
    silenceMs: SILENCE_MS,
    round: rounds.round,
    tick: events.tick,
    onResult: results.add,
    resultOf: (eventId) => Promise.resolve(events.resultOf(eventId)),
    async start() {
      await rounds.chooseSports();
      tickTimer = setInterval(events.tick, TICK_MS);
      await roundAndPlanNext();
    },
    async stop() {
      isStopped = true;
      clearTimeout(roundTimer);
      clearInterval(tickTimer);
    },
  };
}
