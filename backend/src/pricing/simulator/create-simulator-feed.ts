import { join } from 'node:path';
import { secretFile } from '../../platform/process/secret-file.ts';
import type { DecidesOutrights } from '../book/decides-outrights.ts';
import type { ReportsIncidents } from '../book/reports-incidents.ts';
import type { FeedSource } from '../book/feed-source.ts';
import { createCourseEngine } from '../engine/course-engine.ts';
import { createCourseReporters } from '../engine/course-reporters.ts';
import { createSitePricer } from '../engine/site-pricer.ts';
import type { FeedNeeds } from '../book/feed-needs.ts';
import { createOutrights } from '../outrights/outrights.ts';
import { withOutrights } from '../outrights/with-outrights.ts';
import { createSportModels } from '../models/index.ts';
import { createSimulatorCalendar } from './simulator-calendar.ts';

const SEED_BYTES = 32;

/** The simulator of a running site; its seed is a secret of the data folder unless one is given. */
export async function createSimulatorFeed(
  { book, clock, log, dataDirectory }: FeedNeeds,
  { speed, seed }: { readonly speed: number; readonly seed: string | undefined },
): Promise<FeedSource & DecidesOutrights & ReportsIncidents> {
  const pace = { clock, speed };
  const calendar = createSimulatorCalendar({
    seed: seed ?? (await secretFile(join(dataDirectory, 'feed-seed'), { bytes: SEED_BYTES })),
    pace,
    models: createSportModels(),
  });
  const pricer = createSitePricer(log);
  const engine = createCourseEngine({ name: 'simulator', calendar, book, pricer, pace, log });
  const feed = withOutrights(engine, createOutrights({ calendar, book, pace, log }));
  return { ...feed, ...createCourseReporters({ calendar, pace }), squadOf: calendar.squadOf };
}
