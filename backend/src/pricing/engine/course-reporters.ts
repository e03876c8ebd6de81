import type { TimelineIncident } from '@touchline/contracts/timeline';
import type { MatchState } from '../models/index.ts';
import type { ReportsIncidents } from '../book/reports-incidents.ts';
import type { Course, FeedPace, Fixture, FixtureCalendar } from './fixture.ts';
import { elapsedAt } from './live-match.ts';
import { namesOfSquads, reportIncident } from './report-incident.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** Matches that are reported of are followed from request to request; those not asked about for longest are forgotten. */
const MOST_REPORTERS = 60;
/** Seconds of play that are caught up with at a time, so that requests are answered between. */
const PORTION = 1_500;

/** A match as it is reported: a course of its own, which runs from the start. */
interface Reporter {
  readonly fixture: Fixture;
  readonly course: Course;
  readonly names: ReadonlyMap<number, string>;
  readonly reported: TimelineIncident[];
  elapsed: number;
  running: Promise<void> | undefined;
}

function playSecond({ course, reported, names }: Reporter, second: number): void {
  const before: MatchState = course.state;
  const incidents = course.advanceTo(second);
  const after = course.state;
  for (const incident of incidents) {
    reported.push(reportIncident(incident, { id: reported.length + 1, before, after, names }));
  }
}

async function playUntil(reporter: Reporter, elapsed: number): Promise<void> {
  const until = Math.min(elapsed, reporter.fixture.longestSeconds);
  while (reporter.elapsed < until && reporter.course.state.phase !== 'finished') {
    const stop = Math.min(until, reporter.elapsed + PORTION);
    while (reporter.elapsed < stop) {
      reporter.elapsed += 1;
      playSecond(reporter, reporter.elapsed);
    }
    if (stop < until) await yieldToEventLoop();
  }
}

/**
 * Reports a calendar's matches by playing their courses once more, second by second: a match that no one asks
 * about costs nothing, and one that ended while nothing ran is reported all the same.
 */
export function createCourseReporters(options: {
  readonly calendar: FixtureCalendar;
  readonly pace: FeedPace;
}): Pick<ReportsIncidents, 'incidentsOf'> {
  const { calendar, pace } = options;
  const reporters = new Map<number, Reporter>();

  function reporterOf(fixture: Fixture): Reporter {
    const reporter = reporters.get(fixture.id) ?? {
      fixture,
      course: fixture.startCourse(),
      names: namesOfSquads(fixture.squads?.()),
      reported: [],
      elapsed: 0,
      running: undefined,
    };
    // The one asked about last is the last to be forgotten.
    reporters.delete(fixture.id);
    reporters.set(fixture.id, reporter);
    const [oldest] = reporters.keys();
    if (reporters.size > MOST_REPORTERS && oldest !== undefined) reporters.delete(oldest);
    return reporter;
  }

  return {
    async incidentsOf(eventId) {
      const fixture = calendar.find(eventId);
      const now = pace.clock();
      // What judges see of a fight they keep until it is over.
      const isJudged = fixture?.sport === 'boxing' || fixture?.sport === 'mma';
      if (fixture === undefined || isJudged || fixture.startsAt > now) {
        return undefined;
      }
      const reporter = reporterOf(fixture);
      // Two who ask at once are reported by one.
      while (reporter.running !== undefined) await reporter.running;
      reporter.running = playUntil(reporter, elapsedAt(fixture, now, pace)).finally(() => {
        reporter.running = undefined;
      });
      await reporter.running;
      return [...reporter.reported];
    },
  };
}
