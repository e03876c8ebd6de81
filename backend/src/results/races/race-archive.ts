import type { Race } from '@touchline/contracts/racing';
import { RACE_SPORTS } from '@touchline/domain/markets';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { createRepeatedJob, type RepeatedJob } from '../../platform/jobs/repeated-job.ts';
import type { DecidesOutrights } from '../../pricing/book/decides-outrights.ts';
import type { HasRaces } from '../../pricing/book/has-races.ts';
import { forgetRaces, recordRaces } from './race-store.ts';

const EVERY_MS = 1_000;
const FORGET_EVERY_MS = 3_600_000;
/** Some 180 races a day of 3 KB each. */
const KEPT_MS = 90 * 86_400_000;

/** What races are recorded from; a feed may have none. */
export type RaceFeed = Partial<HasRaces & DecidesOutrights>;

export interface RaceArchive extends Pick<RepeatedJob, 'start' | 'stop'> {
  /** Writes what has been run until now. */
  readonly catchUp: () => Promise<void>;
}

/** Keeps the races that are run, each with its card; those that end while nothing runs are not kept. */
export function createRaceArchive(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  readonly feed: RaceFeed;
}): RaceArchive {
  const { pool, clock, log, feed } = options;
  let waiting: readonly Race[] = [];
  let forgottenAt = Number.NEGATIVE_INFINITY;
  let stopListening: (() => void) | undefined;

  async function catchUp(): Promise<void> {
    const races = waiting;
    if (races.length > 0) {
      await recordRaces(pool, races, clock());
      waiting = waiting.slice(races.length);
    }
    if (clock() - forgottenAt >= FORGET_EVERY_MS) {
      await forgetRaces(pool, clock() - KEPT_MS);
      forgottenAt = clock();
    }
  }
  const job = createRepeatedJob({
    everyMs: EVERY_MS,
    work: catchUp,
    log,
    failure: 'races could not be recorded; will retry',
  });
  return {
    catchUp,
    start: () => {
      waiting = RACE_SPORTS.flatMap((sport) => feed.currentRaces?.(sport) ?? []).filter(
        ({ status }) => status === 'finished' || status === 'abandoned',
      );
      stopListening = feed.onOutrightResult?.(({ eventId }) => {
        const race = feed.findRace?.(eventId);
        waiting = race === undefined ? waiting : [...waiting, race];
      });
      job.start();
    },
    stop: async () => {
      stopListening?.();
      await job.stop();
    },
  };
}
