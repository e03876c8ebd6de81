import type { Clock } from '../platform/clock.ts';
import type { DatabaseLog } from '../platform/database/database-log.ts';
import type { Listener } from '../platform/database/listener.ts';
import type { Pool } from '../platform/database/queryable.ts';
import { createRepeatedJob, type RepeatedJob } from '../platform/jobs/repeated-job.ts';
import type { FeedSource } from '../pricing/book/feed-source.ts';
import type { MarketBook } from '../pricing/book/market-book.ts';
import { createAlertIndex } from './alert-index.ts';
import { createAlertLoading } from './alert-loading.ts';
import { createAlertNews } from './alert-news.ts';
import { ALERTS_CHANNEL, announceAlerts } from './alert-store.ts';
import { endPastAlerts } from './end-past-alerts.ts';
import { notifyAlerts, type WritesAlerts } from './notify-alerts.ts';
import { queueMatchNews, queuePriceNews } from './queue-news.ts';

const EVERY_MS = 1_000;
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

/**
 * Watches the events that players follow or wait for a price of. Every process watches its own book; what was
 * notified of is decided by the database, so that each player is notified once.
 */
export function createAlertWatch(options: AlertWatchOptions): AlertWatch {
  const { pool, clock, log, feed, listener } = options;
  const index = createAlertIndex(pool);
  const news = createAlertNews(index, clock);
  const loading = createAlertLoading({
    index,
    clock,
    onLoaded: (eventId) => {
      const event = feed.book.event(eventId);
      if (event !== undefined) news.noteEvent(event);
    },
  });
  let endAt = Number.NEGATIVE_INFINITY;
  let stops: readonly (() => void)[] = [];

  async function catchUp(): Promise<void> {
    await loading.load();
    await drain(news.matches, (next) => queueMatchNews(pool, next));
    await drain(news.prices, async (next) => {
      if ((await queuePriceNews(pool, next)) > 0) {
        // They wait no longer, here and elsewhere.
        await announceAlerts(pool, next.eventId);
      }
      loading.change(next.eventId);
    });
    if (clock() >= endAt) {
      await endPastAlerts({ pool, clock, feed });
      endAt = clock() + END_EVERY_MS;
    }
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
        listener.subscribe(ALERTS_CHANNEL, (eventId) =>
          loading.change(eventId === undefined ? undefined : Number(eventId)),
        ),
      ];
      job.start();
    },
    stop: async () => {
      stops.forEach((stop) => stop());
      await job.stop();
    },
  };
}
