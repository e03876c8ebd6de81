import { hostname } from 'node:os';
import { FeedState, type FeedStatesAnswer } from '@touchline/contracts/trading';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { Feed } from './create-feed.ts';
import { createRepeatedJob, type RepeatedJob } from '../../platform/jobs/repeated-job.ts';

const REPORT_EVERY_MS = 5_000;
/** A process that has reported nothing for longer has ended, or cannot reach the database. */
const GONE_AFTER_MS = 20_000;
/** After this long nobody asks any more what became of it. */
const FORGOTTEN_AFTER_MS = 3_600_000;
const MOST_PROCESSES = 100;

/** Reports how the feed of this process is doing, for the console of any process. */
function createFeedReport({
  pool,
  clock,
  log,
  stateNow,
}: {
  readonly pool: Queryable;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  readonly stateNow: () => Omit<FeedState, 'process' | 'reportedAt'>;
}): RepeatedJob {
  const process_ = `${hostname()}:${process.pid}`;
  return createRepeatedJob({
    everyMs: REPORT_EVERY_MS,
    log,
    failure: 'failed to report the state of the feed; will retry',
    work: async () => {
      const now = clock();
      const { source, ...state } = stateNow();
      await pool.query({
        name: 'trading.report-feed',
        text: `INSERT INTO feed_state (process, source, state, reported_at) VALUES ($1, $2, $3, $4)
               ON CONFLICT (process) DO UPDATE SET source = EXCLUDED.source,
                 state = EXCLUDED.state, reported_at = EXCLUDED.reported_at`,
        values: [process_, source, JSON.stringify(state), new Date(now)],
      });
      await pool.query({
        name: 'trading.forget-feeds',
        text: 'DELETE FROM feed_state WHERE reported_at < $1',
        values: [new Date(now - FORGOTTEN_AFTER_MS)],
      });
    },
  });
}

/** What reports the feed of this process, where it is watched. */
export function feedReports({
  feed,
  ...parts
}: Omit<Parameters<typeof createFeedReport>[0], 'stateNow'> & {
  readonly feed: Pick<Feed, 'name' | 'book' | 'watch'>;
}): readonly RepeatedJob[] {
  const { name: source, book, watch } = feed;
  return watch === undefined
    ? []
    : [
        createFeedReport({
          ...parts,
          stateNow: () => ({ source, events: [...book.events()].length, ...watch.state() }),
        }),
      ];
}

/** How the feeds of all processes are doing. */
export async function readFeedStates(
  pool: Queryable,
  now: number,
): Promise<Pick<FeedStatesAnswer, 'feeds' | 'now'>> {
  const { rows } = await pool.query({
    name: 'trading.feed-states',
    text: `SELECT process, source, state, reported_at FROM feed_state
           ORDER BY source, process LIMIT $1`,
    values: [MOST_PROCESSES],
  });
  const feeds = rows.flatMap(({ process: name, source, state, reported_at: at }) => {
    const parsed = FeedState.safeParse({
      ...(state as object),
      process: name,
      source,
      reportedAt: at.getTime(),
    });
    return parsed.success ? [parsed.data] : [];
  });
  return {
    feeds: feeds.map((feed) =>
      now - feed.reportedAt > GONE_AFTER_MS ? { ...feed, state: 'gone' as const } : feed,
    ),
    now,
  };
}
