import { isPriceReached, momentsNow } from '@touchline/domain/alerts';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseLog } from '../platform/database/database-log.ts';
import type { Listener } from '../platform/database/listener.ts';
import type { Pool } from '../platform/database/queryable.ts';
import { createRepeatedJob, type RepeatedJob } from '../platform/jobs/repeated-job.ts';
import type { BookChange, BookEvent } from '../pricing/book/book-event.ts';
import type { FeedSource } from '../pricing/book/feed-source.ts';
import type { MarketBook } from '../pricing/book/market-book.ts';
import { createAlertIndex } from './alert-index.ts';
import { ALERTS_CHANNEL, announceAlerts } from './alert-store.ts';
import { endPastAlerts } from './end-past-alerts.ts';
import { notifyAlerts, type WritesAlerts } from './notify-alerts.ts';
import {
  matchFacts,
  type MatchNews,
  type PriceNews,
  queueMatchNews,
  queuePriceNews,
} from './queue-news.ts';

const EVERY_MS = 1_000;
/** Notifications may be lost: everything is loaded again this often. */
const LOAD_EVERY_MS = 60_000;
const END_EVERY_MS = 30_000;

export interface AlertWatchOptions extends WritesAlerts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  readonly feed: Pick<FeedSource, 'resultOf'> & { readonly book: MarketBook };
  readonly listener: Pick<Listener, 'subscribe'>;
}

export interface AlertWatch extends Pick<RepeatedJob, 'start' | 'stop'> {
  /** Loads what has changed, queues what has happened until now, and notifies the players. */
  readonly catchUp: () => Promise<void>;
}

/** Works off what waits, in order; what fails is first again the next time. */
async function drain<Item>(waiting: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    try {
      await work(next);
    } catch (error) {
      waiting.unshift(next);
      throw error;
    }
  }
}

/** What has happened in watched events and is not yet queued; nothing else of the book is kept. */
function createNews(
  index: Pick<ReturnType<typeof createAlertIndex>, 'of'>,
  clock: Clock,
): {
  readonly matches: MatchNews[];
  readonly prices: PriceNews[];
  readonly noteEvent: (event: BookEvent) => void;
  readonly note: (change: BookChange) => void;
} {
  const matches: MatchNews[] = [];
  const prices: PriceNews[] = [];
  /** Keys that were queued, so that a running clock costs no statement. */
  const seen = new Map<number, Set<string>>();

  function noteState(event: BookEvent): void {
    const known = seen.get(event.id) ?? new Set<string>();
    for (const happened of momentsNow(event.sport, event.state)) {
      if (!known.has(happened.key)) {
        known.add(happened.key);
        const facts = matchFacts({ ...event, score: event.state.score?.total });
        matches.push({ ...happened, eventId: event.id, facts, at: clock() });
      }
    }
    seen.set(event.id, known);
  }
  function notePrices(event: BookEvent, key: string): void {
    const market = event.markets.get(key);
    const waiting = index.of(event.id)?.prices.get(key) ?? [];
    const priceOf = (code: string) => market?.prices[market.codes.indexOf(code)];
    const reached = (market?.status === 'open' ? waiting : []).filter((each) => {
      const price = priceOf(each.outcomeCode);
      return price !== undefined && isPriceReached(price, each);
    });
    // One statement for each outcome, however many wait for it.
    for (const code of new Set(reached.map(({ outcomeCode }) => outcomeCode))) {
      prices.push({
        eventId: event.id,
        outcomeId: `${event.id}~${key}~${code}`,
        reached: priceOf(code) ?? '',
        facts: matchFacts({ ...event, score: event.state.score?.total }),
        at: clock(),
      });
    }
  }
  return {
    matches,
    prices,
    noteEvent: (event) => {
      const watched = index.of(event.id);
      if (watched?.isFollowed === true) {
        noteState(event);
      }
      for (const key of watched?.prices.keys() ?? []) {
        notePrices(event, key);
      }
    },
    note: (change) => {
      const { kind, event } = change;
      const watched = index.of(event.id);
      if (kind === 'removed') {
        seen.delete(event.id);
      } else if (kind === 'market' && watched?.prices.has(change.key) === true) {
        notePrices(event, change.key);
      } else if (kind !== 'market' && watched?.isFollowed === true) {
        noteState(event);
      }
    },
  };
}

/**
 * Watches the events that players follow or wait for a price of. Every process watches its own book; what was
 * notified of is decided by the database, so that each player is notified once.
 */
export function createAlertWatch(options: AlertWatchOptions): AlertWatch {
  const { pool, clock, log, feed, listener } = options;
  const index = createAlertIndex(pool);
  const news = createNews(index, clock);
  const changed = new Set<number>();
  let loadAt = Number.NEGATIVE_INFINITY;
  let endAt = Number.NEGATIVE_INFINITY;
  let stops: readonly (() => void)[] = [];

  async function load(eventId: number | undefined): Promise<void> {
    for (const id of await index.load(eventId)) {
      const event = feed.book.event(id);
      if (event !== undefined) {
        news.noteEvent(event);
      }
    }
  }
  async function loadChanged(): Promise<void> {
    if (clock() >= loadAt) {
      changed.clear();
      await load(undefined);
      loadAt = clock() + LOAD_EVERY_MS;
    }
    for (const eventId of changed) {
      changed.delete(eventId);
      await load(eventId).catch((error: unknown) => {
        changed.add(eventId);
        throw error;
      });
    }
  }
  async function queueNews(): Promise<void> {
    await drain(news.matches, (next) => queueMatchNews(pool, next));
    await drain(news.prices, async (next) => {
      if ((await queuePriceNews(pool, next)) > 0) {
        // They wait no longer, here and elsewhere.
        await announceAlerts(pool, next.eventId);
      }
      changed.add(next.eventId);
    });
  }
  async function endPast(): Promise<void> {
    if (clock() >= endAt) {
      await endPastAlerts({ pool, clock, feed });
      endAt = clock() + END_EVERY_MS;
    }
  }
  async function catchUp(): Promise<void> {
    await loadChanged();
    await queueNews();
    await endPast();
    await notifyAlerts(options);
  }

  const job = createRepeatedJob({
    everyMs: EVERY_MS,
    work: catchUp,
    log,
    failure: 'players could not be notified of matches and prices; will retry',
  });
  return {
    catchUp,
    start: () => {
      stops = [
        feed.book.onChange(news.note),
        listener.subscribe(ALERTS_CHANNEL, (eventId) => {
          if (eventId === undefined) {
            loadAt = Number.NEGATIVE_INFINITY;
          } else {
            changed.add(Number(eventId));
          }
        }),
      ];
      job.start();
    },
    stop: async () => {
      stops.forEach((stop) => stop());
      await job.stop();
    },
  };
}
