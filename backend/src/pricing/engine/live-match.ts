import type { EventState } from '@touchline/contracts/line';
import type { Sport } from '@touchline/domain/markets';
import type { WritableBook } from '../book/market-book.ts';
import { type FootballProps, type MatchState, turnsOver } from '../models/index.ts';
import { describeState, looksSame } from './event-state.ts';
import type { Course, FeedPace, Fixture } from './fixture.ts';
import { type PricingJob, PROPS_STEP_SECONDS } from './pricing-job.ts';
import { attackAhead, type Suspension, suspensionAfter } from './suspensions.ts';

/** Even at a high speed a person must see a suspension. */
const SHORTEST_SUSPENSION_MS = 2_000;

/** Sports whose chances change with the clock alone; the others' only when something happens. */
const RUNS_AGAINST_TIME: ReadonlySet<Sport> = new Set([
  'football',
  'ice-hockey',
  'basketball',
  'esoccer',
  'boxing',
  'mma',
]);

/** What the chances depend on, as text; undefined where they change with every second. */
function scoreOf(state: MatchState): string | undefined {
  if (RUNS_AGAINST_TIME.has(state.sport)) {
    return undefined;
  }
  if ('part' in state) {
    return JSON.stringify({ ...state, elapsed: 0, phaseSeconds: turnsOver(state) });
  }
  return JSON.stringify({ ...state, elapsed: 0, nextAt: 0 });
}

/** A match in play: its course beside its place in the book. */
export interface LiveMatch {
  readonly fixture: Fixture;
  readonly course: Course;
  /** Plays on to the moment; true once the match has ended. */
  play(now: number): boolean;
  /** What to price now; undefined while nothing can have changed or bets are suspended. */
  job(now: number): PricingJob | undefined;
  /** Whether prices requested at an earlier moment may still be shown. */
  isOpen(now: number): boolean;
  /** Withdraws all prices until they are repriced. */
  doubt(reason: 'feed-stale' | 'price-unavailable'): void;
}

/** Seconds of play since the start. */
export function elapsedAt(fixture: Fixture, now: number, { speed }: FeedPace): number {
  return Math.floor(((now - fixture.startsAt) / 1000) * speed);
}

/** Puts a match into play; the book must have its event. */
export function startLiveMatch(options: {
  readonly fixture: Fixture;
  readonly course: Course;
  readonly book: WritableBook;
  readonly pace: FeedPace;
  readonly now: number;
}): LiveMatch {
  const { fixture, course, book, pace, now: startedAt } = options;
  const { id, sport } = fixture;
  const strengths = fixture.strengthsAt(fixture.startsAt);
  let shown: EventState = describeState(course.state, startedAt);
  let suspendedUntil = 0;
  let isWhole = true;
  let pricedScore: string | undefined;
  let pricedMargin = 0;
  let pricedProps = '';
  book.goLive(id, shown);

  function suspend(suspension: Suspension, now: number): void {
    const lasts = Math.max((suspension.seconds * 1000) / pace.speed, SHORTEST_SUSPENSION_MS);
    suspendedUntil = Math.max(suspendedUntil, now + lasts);
    isWhole = true;
    book.suspend(id, suspension.reason);
  }
  function show(now: number): void {
    const state = describeState(course.state, now);
    if (!looksSame(shown, state)) {
      shown = state;
      book.setState(id, state);
    }
  }

  /** What players are priced by, when something has happened or another step of the clock has come. */
  function propsNow(): FootballProps | undefined {
    const { reported = 0, state } = course;
    if (course.props === undefined || state.sport !== 'football') {
      return undefined;
    }
    const step = Math.floor(state.phaseSeconds / PROPS_STEP_SECONDS);
    const now = `${reported} ${state.phase} ${step}`;
    if (!isWhole && now === pricedProps) {
      return undefined;
    }
    pricedProps = now;
    return course.props();
  }

  return {
    fixture,
    course,
    play(now) {
      const incidents = course.advanceTo(elapsedAt(fixture, now, pace));
      if (course.state.phase === 'finished') {
        if (course.reported !== undefined) {
          book.setReported(id, course.reported);
        }
        book.close(id, describeState(course.state, now), 'finished');
        return true;
      }
      show(now);
      if (course.reported !== undefined) {
        book.setReported(id, course.reported);
      }
      const happened = suspensionAfter(sport, incidents);
      const ahead = happened ?? (now < suspendedUntil ? undefined : attackAhead(course, id));
      if (ahead !== undefined) {
        suspend(ahead, now);
      }
      return false;
    },
    job(now) {
      if (now < suspendedUntil) {
        return undefined;
      }
      const score = scoreOf(course.state);
      const extraMargin = book.extraMargin(fixture);
      isWhole ||= extraMargin !== pricedMargin;
      if (!isWhole && score !== undefined && score === pricedScore) {
        return undefined;
      }
      pricedScore = score;
      pricedMargin = extraMargin;
      const job: PricingJob = {
        eventId: id,
        state: course.state,
        strengths,
        shape: fixture.shape,
        isWhole,
        extraMargin,
        props: propsNow(),
      };
      isWhole = false;
      return job;
    },
    isOpen(now) {
      const isStillOpen = now >= suspendedUntil && course.state.phase !== 'finished';
      isWhole ||= !isStillOpen;
      return isStillOpen;
    },
    doubt(reason) {
      isWhole = true;
      book.suspend(id, reason);
    },
  };
}
