import { setImmediate } from 'node:timers/promises';
import { isVirtualSport, type MatchResult } from '@touchline/domain/markets';
import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { createRepeatedJob, type RepeatedJob } from '../../platform/jobs/repeated-job.ts';
import type { EventFacts } from '../../pricing/book/book-event.ts';
import type { FeedSource } from '../../pricing/book/feed-source.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import type { ReportsIncidents } from '../../pricing/book/reports-incidents.ts';
import type { KnowsPast } from '../../pricing/book/past-matches.ts';
import { createTimelineKeeper } from '../timelines/timeline-job.ts';
import {
  addMatches,
  dueMatches,
  type DueMatch,
  forgetMatches,
  recordResults,
  type ReportedResult,
} from './archive-store.ts';

const DAY_MS = 86_400_000;
/** Two seasons and the summer between: what tables, form and head to head are made of. */
export const KEPT_DAYS = 800;
/** After this the feed will not say how a match ended. */
const AWAITED_DAYS = 7;
const EVERY_MS = 1_000;
/** Results asked for at once: each may have to be computed by the feed. */
const ASKED_AT_ONCE = 5;
/** Once all that are missing have been asked for, the next look comes after this. */
const ASK_AGAIN_MS = 30_000;
const FORGET_EVERY_MS = 3_600_000;
/** Rows of a statement, so that none is large. */
const BATCH = 500;

/** What the archive is filled from. */
export type ArchiveFeed = Pick<FeedSource, 'onResult' | 'resultOf'> &
  Partial<KnowsPast & ReportsIncidents> & { readonly book: MarketBook };

export interface Archive extends Pick<RepeatedJob, 'start' | 'stop'> {
  /** Writes what has been announced and reported until now, and asks for results that are missing. */
  readonly catchUp: () => Promise<void>;
}

/**
 * Keeps what the feed announces and how it ended. What could not be written is written the next time;
 * what ended while nothing ran is asked for.
 */
export function createArchive(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  readonly feed: ArchiveFeed;
}): Archive {
  const { pool, clock, log, feed } = options;
  const timelines = createTimelineKeeper(options);
  let announced: EventFacts[] = [];
  let reported: ReportedResult[] = [];
  let asked: DueMatch | undefined;
  let nextAskAt = Number.NEGATIVE_INFINITY;
  let forgottenAt = Number.NEGATIVE_INFINITY;
  let isPastKnown = feed.pastMatches === undefined;
  let unsubscribe: readonly (() => void)[] = [];

  async function writeAnnounced(): Promise<void> {
    while (announced.length > 0) {
      const batch = announced.slice(0, BATCH);
      await addMatches(pool, batch, clock());
      announced = announced.slice(batch.length);
    }
  }
  async function writeReported(): Promise<void> {
    const batch = reported;
    if (batch.length > 0) {
      await recordResults(pool, batch, clock());
      reported = reported.slice(batch.length);
      timelines.ended(batch.map(({ eventId }) => eventId));
    }
  }
  async function writePast(): Promise<void> {
    const past = isPastKnown ? [] : ((await feed.pastMatches?.()) ?? []);
    for (let at = 0; at < past.length; at += BATCH) {
      await addMatches(pool, past.slice(at, at + BATCH), clock());
    }
    isPastKnown = true;
  }
  /** Those in the book report by themselves; the others were missed. */
  async function askForMissed(): Promise<void> {
    if (clock() < nextAskAt) {
      return;
    }
    const except = [...feed.book.events()].map(({ id }) => id);
    const due = await dueMatches(pool, {
      now: clock(),
      except,
      after: asked,
      limit: ASKED_AT_ONCE,
    });
    const isLast = due.length < ASKED_AT_ONCE;
    asked = isLast ? undefined : due.at(-1);
    nextAskAt = isLast ? clock() + ASK_AGAIN_MS : nextAskAt;
    for (const { event_id: id } of due) {
      const eventId = Number(id);
      const result: MatchResult | undefined = await feed.resultOf(eventId);
      if (result !== undefined) {
        await recordResults(pool, [{ eventId, result }], clock());
        timelines.ended([eventId]);
      }
      await setImmediate();
    }
  }
  async function forget(): Promise<void> {
    const now = clock();
    if (now - forgottenAt >= FORGET_EVERY_MS) {
      await forgetMatches(pool, {
        recordedBefore: now - KEPT_DAYS * DAY_MS,
        startedBefore: now - AWAITED_DAYS * DAY_MS,
      });
      await timelines.forget();
      forgottenAt = now;
    }
  }
  async function catchUp(): Promise<void> {
    await writeAnnounced();
    await writeReported();
    await writePast();
    await askForMissed();
    await timelines.catchUp();
    await forget();
  }

  const job = createRepeatedJob({
    everyMs: EVERY_MS,
    work: catchUp,
    log,
    failure: 'results could not be archived; will retry',
  });
  return {
    catchUp,
    start: () => {
      announced = [...feed.book.events()].filter(isMatch).map(factsOf);
      unsubscribe = [
        feed.book.onChange(({ kind, event }) => {
          if (kind === 'added' && isMatch(event)) {
            announced.push(factsOf(event));
          }
        }),
        feed.onResult((match) => reported.push(match)),
      ];
      job.start();
    },
    stop: async () => {
      unsubscribe.forEach((stop) => stop());
      await job.stop();
    },
  };
}

/** A table is made of matches; an outright has no score, and virtual rounds have a history of their own. */
function isMatch({ outright, sport }: EventFacts): boolean {
  return outright === undefined && !isVirtualSport(sport);
}

/** What never changes about an event: the book's own object does. */
function factsOf(event: EventFacts): EventFacts {
  const { id, sport, sportId, champ, slug, home, away, startsAt } = event;
  return { id, sport, sportId, champ, slug, home, away, startsAt };
}
