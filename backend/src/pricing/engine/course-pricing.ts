import type { FindJoint } from '../book/book-event.ts';
import { modelOf } from './any-model.ts';
import type { CourseState } from './course-state.ts';
import { byInterest } from './first-events.ts';
import type { Fixture } from './fixture.ts';
import { applyPrices } from './price-book.ts';
import type { PricingAnswer, PricingJob } from './pricing-job.ts';

/** Every line price is looked at again within this many seconds of play. */
const LINE_ROUND_SECONDS = 600;
const MOST_LINE_JOBS = 60;
/** A pricing round that takes longer leaves the prices on show too old to bet on. */
const STALE_AFTER_MS = 5_000;

/** Whether an event of the book has no prices yet. */
export function isUnpriced({ book }: CourseState, id: number): boolean {
  return book.event(id)?.markets.size === 0;
}

function lineJob({ id, shape, startCourse, strengthsAt }: Fixture, now: number): PricingJob {
  const course = startCourse();
  const strengths = strengthsAt(now);
  return {
    eventId: id,
    state: course.state,
    strengths,
    shape,
    isWhole: true,
    props: course.props?.(),
  };
}

/** The line events to price next: those that have no prices yet, the most interesting first, else in turn. */
export function nextLine(state: CourseState): readonly Fixture[] {
  const { line, linePosition, pace } = state;
  const fixtures = [...line.values()];
  const unpriced = fixtures.filter(({ id }) => isUnpriced(state, id));
  if (unpriced.length > 0) {
    return unpriced.sort(byInterest).slice(0, MOST_LINE_JOBS);
  }
  const share = Math.ceil((fixtures.length * pace.speed) / LINE_ROUND_SECONDS);
  const count = Math.min(share, MOST_LINE_JOBS);
  const slice = fixtures.slice(linePosition, linePosition + count);
  state.linePosition = linePosition + count >= fixtures.length ? 0 : linePosition + count;
  return slice;
}

function doubtLive({ live }: CourseState, reason: 'feed-stale' | 'price-unavailable'): void {
  for (const match of live.values()) {
    match.doubt(reason);
  }
}

/** Selections win together as the model has it that has priced them, in the state that it has priced. */
function jointOf({ models }: CourseState, { state, strengths }: PricingJob): FindJoint {
  const model = modelOf(models, state.sport);
  return (parts) => model.jointOf?.({ state, strengths, parts });
}

function takePrices(state: CourseState, answer: PricingAnswer, job: PricingJob): void {
  const { book, live, line, pace } = state;
  const { isWhole } = job;
  const match = live.get(answer.eventId);
  const fixture = line.get(answer.eventId);
  if (match !== undefined && match.isOpen(pace.clock())) {
    applyPrices({ book, answer, isWhole });
    book.setJoint(answer.eventId, jointOf(state, job));
  } else if (match === undefined && fixture !== undefined) {
    applyPrices({ book, answer, isWhole, fixed: fixture.linePrices });
    book.setJoint(answer.eventId, jointOf(state, job));
  }
}

async function price(state: CourseState, jobs: readonly PricingJob[]): Promise<void> {
  const { pricer, pace, log } = state;
  state.pricingSince = pace.clock();
  try {
    const answers = await pricer.price(jobs);
    for (const [at, job] of jobs.entries()) {
      const answer = answers[at];
      if (answer !== undefined) {
        takePrices(state, answer, job);
      }
    }
  } catch (error) {
    if (state.isStopped) {
      return;
    }
    log.error({ err: error }, 'pricing failed');
    doubtLive(state, 'price-unavailable');
  } finally {
    state.pricingSince = undefined;
  }
}

/** Prices what is live and the next of the line; while a round is under way it only watches its age. */
export async function reprice(state: CourseState, now: number): Promise<void> {
  const { pricingSince, live } = state;
  if (pricingSince !== undefined) {
    if (now - pricingSince > STALE_AFTER_MS) {
      doubtLive(state, 'feed-stale');
    }
    return;
  }
  const lineJobs = nextLine(state).map((fixture) => lineJob(fixture, now));
  const liveJobs = [...live.values()].map((match) => match.job(now));
  const jobs = [...liveJobs.filter((job) => job !== undefined), ...lineJobs];
  if (jobs.length > 0 && !state.isStopped) {
    await price(state, jobs);
  }
}
