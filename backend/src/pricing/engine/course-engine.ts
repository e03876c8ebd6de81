import type { MatchResult } from '@touchline/domain/markets';
import type { FeedSource } from '../book/feed-source.ts';
import { openFirst, openOthers, tick } from './course-opening.ts';
import { type CourseEngineOptions, type CourseState, createCourseState } from './course-state.ts';
import { elapsedAt } from './live-match.ts';

/** A source that plays a calendar's fixtures; `tick` is called each second while it runs. */
export interface CourseEngine extends FeedSource {
  /** Brings everything to the present moment and reprices. */
  tick(): Promise<void>;
}

const TICK_MS = 1_000;

async function resultOf(
  { live, calendar, pace }: CourseState,
  eventId: number,
): Promise<MatchResult | undefined> {
  const running = live.get(eventId);
  const fixture = running?.fixture ?? calendar.find(eventId);
  const now = pace.clock();
  if (fixture === undefined || fixture.startsAt > now) {
    return undefined;
  }
  const course = running?.course ?? fixture.startCourse();
  course.advanceTo(elapsedAt(fixture, now, pace));
  return course.result;
}

/** Opens all events that the first page does not show, then ticks every second. */
async function settleIn(state: CourseState): Promise<void> {
  const { name, line, live, log } = state;
  if (state.isStopped) {
    return;
  }
  await openOthers(state).catch((error: unknown) =>
    log.error({ err: error }, 'the feed could not be opened completely'),
  );
  if (state.isStopped) {
    return;
  }
  state.timer = setInterval(() => {
    tick(state).catch((error: unknown) => log.error({ err: error }, 'a feed tick failed'));
  }, TICK_MS);
  log.info({ source: name, line: line.size, live: live.size }, 'the feed runs');
}

/** Plays fixtures whose course is known from their seed, and prices them by the models. */
export function createCourseEngine(options: CourseEngineOptions): CourseEngine {
  const state = createCourseState(options);
  const { name, pricer, results } = state;
  let settling: Promise<void> | undefined;
  return {
    name,
    tick: () => tick(state),
    resultOf: (eventId) => resultOf(state, eventId),
    onResult: results.add,
    async start({ restAfter } = {}) {
      state.isStopped = false;
      pricer.prepare?.();
      await openFirst(state);
      settling = Promise.resolve(restAfter).then(() => settleIn(state));
    },
    async stop() {
      state.isStopped = true;
      clearInterval(state.timer);
      state.timer = undefined;
      await pricer.stop();
      await settling;
    },
  };
}
