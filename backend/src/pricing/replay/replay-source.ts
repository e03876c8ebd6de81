import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { FeedMonitor } from '../book/feed-monitor.ts';
import type { WritableBook } from '../book/market-book.ts';
import { createCourseEngine } from '../engine/course-engine.ts';
import type { FeedPace } from '../engine/fixture.ts';
import type { Pricer } from '../engine/pricer.ts';
import type { FeedMemory } from '../engine/feed-memory.ts';
import type { FeedSource, SettledMatch } from '../book/feed-source.ts';
import { createListeners } from '../book/listeners.ts';
import type { KnowsPast } from '../book/past-matches.ts';
import { pastSeasons } from './past-seasons.ts';
import { createReplayCalendar } from './replay-calendar.ts';
import type { ReplayFile } from './replay-match.ts';
import { readReplayFiles } from './read-files.ts';

export interface ReplaySourceOptions {
  /** Files and folders. */
  readonly paths: readonly string[];
  /** Where relative ones are. */
  readonly folder: string;
  /** Milliseconds from the first start of a replay to its first kick-off, which may be past. */
  readonly startsIn: number;
  readonly memory: FeedMemory;
  readonly book: WritableBook;
  readonly pricer: Pricer;
  readonly pace: FeedPace;
  readonly log: FastifyBaseLogger;
  /** Told of each tick. */
  readonly monitor?: FeedMonitor | undefined;
}

/** The replay that continues over restarts: which files at which speed, when it began, its number. */
const Begun = z.object({
  paths: z.string(),
  speed: z.number(),
  startsAt: z.number(),
  run: z.number(),
});

const MOST_LOGGED_PROBLEMS = 20;

function report(files: readonly ReplayFile[], log: FastifyBaseLogger): void {
  for (const { name, matches, problems } of files) {
    log.info(
      { file: name, matches: matches.length, problems: problems.length },
      'read a replay file',
    );
    for (const problem of problems.slice(0, MOST_LOGGED_PROBLEMS)) {
      log.warn({ file: name }, problem);
    }
    if (problems.length > MOST_LOGGED_PROBLEMS) {
      log.warn({ file: name }, `and ${problems.length - MOST_LOGGED_PROBLEMS} more problems`);
    }
  }
}

/**
 * Plays recorded fixtures again from now on. A restart resumes the replay; once its
 * last match has ended, the next start restarts it with new events.
 */
export function createReplaySource(options: ReplaySourceOptions): FeedSource & KnowsPast {
  const { paths, folder, startsIn, memory, book, pricer, pace, log, monitor } = options;
  const results = createListeners<SettledMatch>();
  let source: Promise<FeedSource> | undefined;

  async function begin(): Promise<FeedSource> {
    const files = await readReplayFiles(paths, folder);
    report(files, log);
    const usable = files.filter(({ matches }) => matches.length > 0);
    const now = pace.clock();
    const before = Begun.safeParse(await memory.read());
    const known = before.success ? before.data : undefined;
    const key = paths.join(',');
    const calendarOf = (startsAt: number, run: number) =>
      createReplayCalendar({ files: usable, pace, startsAt, run });
    let run = known?.run ?? 0;
    let calendar =
      known?.paths === key && known.speed === pace.speed
        ? calendarOf(known.startsAt, run)
        : undefined;
    if (calendar === undefined || calendar.endsAt < now) {
      run += 1;
      const startsAt = now + startsIn;
      await memory.write({ paths: key, speed: pace.speed, startsAt, run });
      calendar = calendarOf(startsAt, run);
    }
    const engine = createCourseEngine({
      name: 'replay',
      calendar,
      book,
      pricer,
      pace,
      log,
      monitor,
    });
    engine.onResult(results.notify);
    return engine;
  }
  function begun(): Promise<FeedSource> {
    source ??= begin();
    return source;
  }

  return {
    name: 'replay',
    start: async (options) => (await begun()).start(options),
    stop: async () => (source === undefined ? pricer.stop() : (await source).stop()),
    onResult: results.add,
    resultOf: async (eventId) => (await begun()).resultOf(eventId),
    pastMatches: async () => pastSeasons(await readReplayFiles(paths, folder), pace.clock()),
  };
}
