import type { TimelineIncident } from '@touchline/contracts/timeline';
import type { MatchState } from '../models/index.ts';
import type { TellsIncidents } from '../book/tells-incidents.ts';
import type { Course, FeedPace, Fixture, FixtureCalendar } from './fixture.ts';
import { elapsedAt } from './live-match.ts';
import { namesOfSquads, tellIncident } from './tell-incident.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** Matches that are told of are followed from request to request; those not asked about for longest are forgotten. */
const MOST_TELLERS = 60;
/** Seconds of play that are caught up with at a time, so that requests are answered between. */
const PORTION = 1_500;

/** A match as it is told: a course of its own, which runs from the start. */
interface Teller {
  readonly fixture: Fixture;
  readonly course: Course;
  readonly names: ReadonlyMap<number, string>;
  readonly told: TimelineIncident[];
  elapsed: number;
  running: Promise<void> | undefined;
}

function tellSecond({ course, told, names }: Teller, second: number): void {
  const before: MatchState = course.state;
  const incidents = course.advanceTo(second);
  const after = course.state;
  for (const incident of incidents) {
    told.push(tellIncident(incident, { id: told.length + 1, before, after, names }));
  }
}

async function tellUntil(teller: Teller, elapsed: number): Promise<void> {
  const until = Math.min(elapsed, teller.fixture.longestSeconds);
  while (teller.elapsed < until && teller.course.state.phase !== 'finished') {
    const stop = Math.min(until, teller.elapsed + PORTION);
    while (teller.elapsed < stop) {
      teller.elapsed += 1;
      tellSecond(teller, teller.elapsed);
    }
    if (stop < until) await yieldToEventLoop();
  }
}

/**
 * Tells of a calendar's matches by playing their courses once more, second by second: a match that nobody asks
 * about costs nothing, and one that ended while nothing ran is told all the same.
 */
export function createCourseTellers(options: {
  readonly calendar: FixtureCalendar;
  readonly pace: FeedPace;
}): Pick<TellsIncidents, 'incidentsOf'> {
  const { calendar, pace } = options;
  const tellers = new Map<number, Teller>();

  function tellerOf(fixture: Fixture): Teller {
    const teller = tellers.get(fixture.id) ?? {
      fixture,
      course: fixture.startCourse(),
      names: namesOfSquads(fixture.squads?.()),
      told: [],
      elapsed: 0,
      running: undefined,
    };
    // The one asked about last is the last to be forgotten.
    tellers.delete(fixture.id);
    tellers.set(fixture.id, teller);
    const [oldest] = tellers.keys();
    if (tellers.size > MOST_TELLERS && oldest !== undefined) tellers.delete(oldest);
    return teller;
  }

  return {
    async incidentsOf(eventId) {
      const fixture = calendar.find(eventId);
      const now = pace.clock();
      if (fixture === undefined || fixture.startsAt > now) {
        return undefined;
      }
      const teller = tellerOf(fixture);
      // Two who ask at once are told by one.
      while (teller.running !== undefined) await teller.running;
      teller.running = tellUntil(teller, elapsedAt(fixture, now, pace)).finally(() => {
        teller.running = undefined;
      });
      await teller.running;
      return [...teller.told];
    },
  };
}
