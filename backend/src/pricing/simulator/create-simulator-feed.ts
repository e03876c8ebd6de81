import { join } from 'node:path';
import { secretFile } from '../../platform/process/secret-file.ts';
import type { DecidesOutrights } from '../book/decides-outrights.ts';
import type { ReportsIncidents } from '../book/reports-incidents.ts';
import type { FeedSource } from '../book/feed-source.ts';
import type { HasRaces } from '../book/has-races.ts';
import type { KnowsBalls } from '../book/knows-balls.ts';
import { createCourseEngine } from '../engine/course-engine.ts';
import { createCourseReporters } from '../engine/course-reporters.ts';
import { createSitePricer } from '../engine/site-pricer.ts';
import type { FeedNeeds } from '../book/feed-needs.ts';
import { createOutrights } from '../outrights/outrights.ts';
import { withOutrights } from '../outrights/with-outrights.ts';
import { createRaceCalendar } from '../racing/race-calendar.ts';
import { createRaces } from '../racing/races.ts';
import { createSportModels } from '../models/index.ts';
import { createCricketBalls } from './cricket-balls.ts';
import { createSimulatorCalendar } from './simulator-calendar.ts';

const SEED_BYTES = 32;

/** The simulator of a running site; its seed is a secret of the data folder unless one is given. */
export async function createSimulatorFeed(
  { book, clock, log, dataDirectory, monitor }: FeedNeeds,
  { speed, seed }: { readonly speed: number; readonly seed: string | undefined },
): Promise<FeedSource & DecidesOutrights & HasRaces & KnowsBalls & ReportsIncidents> {
  const pace = { clock, speed };
  const secret =
    seed ?? (await secretFile(join(dataDirectory, 'feed-seed'), { bytes: SEED_BYTES }));
  const calendar = createSimulatorCalendar({ seed: secret, pace, models: createSportModels() });
  const pricer = createSitePricer(log);
  const engine = createCourseEngine({
    name: 'simulator',
    calendar,
    book,
    pricer,
    pace,
    log,
    monitor,
  });
  const races = createRaces({
    calendar: createRaceCalendar({ seed: secret, pace }),
    book,
    pace,
    log,
  });
  const { findRace, currentRaces } = races;
  const parts = [createOutrights({ calendar, book, pace, log }), races];
  return {
    ...withOutrights(engine, parts),
    findRace,
    currentRaces,
    ...createCricketBalls({ calendar, pace }),
    ...createCourseReporters({ calendar, pace }),
    squadOf: calendar.squadOf,
  };
}
