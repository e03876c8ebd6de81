import { setImmediate } from 'node:timers/promises';
import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { ReportsIncidents } from '../../pricing/book/reports-incidents.ts';
import { forgetTimelines, writeTimeline } from './timeline-store.ts';

/** Reported at once: each may have to be computed by the feed. */
const WRITTEN_AT_ONCE = 5;
/** Where more end than can be reported, as in a feed that runs very fast, the oldest of them stay with the feed. */
const MOST_WAITING = 500;
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Keeps the timelines of matches that have ended. */
export interface TimelineKeeper {
  /** Takes note of matches whose results have just been written. */
  readonly ended: (eventIds: readonly number[]) => void;
  /** Writes the timelines of some of them. */
  readonly catchUp: () => Promise<void>;
  readonly forget: () => Promise<void>;
}

/** Asks the feed for what happened in matches that have ended; one that reports of nothing has nothing kept. */
export function createTimelineKeeper(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  readonly feed: Partial<ReportsIncidents>;
}): TimelineKeeper {
  const { pool, clock, log, feed } = options;
  const waiting = new Set<number>();

  async function keep(eventId: number): Promise<void> {
    let incidents;
    try {
      incidents = await feed.incidentsOf?.(eventId);
    } catch (error) {
      log.error(
        { err: error, eventId },
        'the feed could not report of a match; it has no timeline',
      );
    }
    if (incidents !== undefined && incidents.length > 0) {
      await writeTimeline(pool, { eventId, incidents }, clock());
    }
    waiting.delete(eventId);
    await setImmediate();
  }
  return {
    ended(eventIds) {
      for (const eventId of feed.incidentsOf === undefined ? [] : eventIds) {
        waiting.add(eventId);
      }
      for (const eventId of waiting) {
        if (waiting.size <= MOST_WAITING) return;
        waiting.delete(eventId);
      }
    },
    async catchUp() {
      for (const eventId of [...waiting].slice(0, WRITTEN_AT_ONCE)) {
        await keep(eventId);
      }
    },
    forget: () => forgetTimelines(pool, clock() - KEPT_DAYS * DAY_MS),
  };
}
