import type { CourseState } from './course-state.ts';
import { byInterest } from './first-events.ts';
import type { Fixture } from './fixture.ts';
import { elapsedAt, type LiveMatch, startLiveMatch } from './live-match.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** An ended match stays readable this long. */
const AFTERLIFE_MS = 180_000;
/** Matches under way at the start are caught up in steps, so that requests are answered between. */
const CATCH_UP_STEP = 8;

const SCHEDULED = { status: 'scheduled' } as const;

/** Puts a fixture that has not begun into the line. */
export function announce({ book, line }: CourseState, fixture: Fixture): void {
  book.add(fixture, SCHEDULED);
  line.set(fixture.id, fixture);
}

/** Starts a fixture; one that is over by now is only remembered. */
export function kickOff(state: CourseState, fixture: Fixture, now: number): void {
  const { book, line, live, ended, pace } = state;
  const course = fixture.startCourse();
  course.advanceTo(elapsedAt(fixture, now, pace));
  line.delete(fixture.id);
  state.pricedMargins.delete(fixture.id);
  if (course.state.phase === 'finished') {
    // It ran its course unobserved; the settlement fetches its result.
    ended.set(fixture.id, { fixture, removeAt: now });
    return;
  }
  book.add(fixture, SCHEDULED);
  live.set(fixture.id, startLiveMatch({ fixture, course, book, pace, now }));
}

/** Whether a fixture is in one of the stages. */
export function isKnown({ line, live, ended }: CourseState, id: number): boolean {
  return line.has(id) || live.has(id) || ended.has(id);
}

/** Takes in those that are new, the most interesting first; the late ones are under way already. */
export async function takeIn(
  state: CourseState,
  fixtures: readonly Fixture[],
  now: number,
): Promise<void> {
  const started: Fixture[] = [];
  for (const fixture of fixtures.filter(({ id }) => !isKnown(state, id))) {
    if (fixture.startsAt <= now) {
      started.push(fixture);
    } else {
      announce(state, fixture);
    }
  }
  for (const [at, fixture] of started.sort(byInterest).entries()) {
    if (state.isStopped) return;
    kickOff(state, fixture, now);
    if (at % CATCH_UP_STEP === CATCH_UP_STEP - 1) {
      await yieldToEventLoop();
    }
  }
}

function finish(
  { live, ended, pricer, results }: CourseState,
  { fixture, course }: LiveMatch,
  now: number,
): void {
  const { id } = fixture;
  live.delete(id);
  ended.set(id, { fixture, removeAt: now + AFTERLIFE_MS });
  pricer.forget([id]);
  if (course.result !== undefined) {
    results.notify({ eventId: id, result: course.result });
  }
}

function removeEnded({ ended, book, pace }: CourseState, now: number): void {
  for (const [id, { removeAt, fixture }] of ended) {
    if (removeAt <= now) {
      book.remove(id);
      // Forgotten only when the calendar cannot name it again.
      if (elapsedAt(fixture, now, pace) > fixture.longestSeconds) {
        ended.delete(id);
      }
    }
  }
}

/** Brings every fixture to a moment: kick-offs, play, ends, and the removal of what ended long ago. */
export function play(state: CourseState, now: number): void {
  for (const fixture of state.line.values()) {
    if (fixture.startsAt <= now) {
      kickOff(state, fixture, now);
    }
  }
  for (const match of state.live.values()) {
    if (match.play(now)) {
      finish(state, match, now);
    }
  }
  removeEnded(state, now);
}
