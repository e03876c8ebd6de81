import type { MatchResult } from '@touchline/domain/markets';
import type { FastifyBaseLogger } from 'fastify';
import type { WritableBook } from '../book/market-book.ts';
import type { FeedSource, SettledMatch } from '../book/feed-source.ts';
import { createListeners } from '../book/listeners.ts';
import { byFreshness, byInterest, FIRST_OF_EACH_SPORT, rankedBySport } from './first-events.ts';
import type { FeedPace, Fixture, FixtureCalendar } from './fixture.ts';
import { elapsedAt, type LiveMatch, startLiveMatch } from './live-match.ts';
import { applyPrices } from './price-book.ts';
import type { Pricer } from './pricer.ts';
import type { PricingJob } from './pricing-job.ts';

export interface CourseEngineOptions {
  readonly name: string;
  readonly calendar: FixtureCalendar;
  readonly book: WritableBook;
  readonly pricer: Pricer;
  readonly pace: FeedPace;
  readonly log: FastifyBaseLogger;
}

/** A source that plays a calendar's fixtures; `tick` is called each second while it runs. */
export interface CourseEngine extends FeedSource {
  /** Brings everything to the present moment and reprices. */
  tick(): Promise<void>;
}

const TICK_MS = 1_000;
/** Every line price is checked again within this many seconds of play. */
const LINE_ROUND_SECONDS = 600;
const MOST_LINE_JOBS = 60;
/** A pricing round that takes longer leaves the prices on show too old to bet on. */
const STALE_AFTER_MS = 5_000;
/** An ended match stays readable this long. */
const AFTERLIFE_MS = 180_000;
/** Matches under way at the start are caught up in steps, so that requests are answered between. */
const CATCH_UP_STEP = 8;

const SCHEDULED = { status: 'scheduled' } as const;

function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** What a first page shows starts within this long. */
const FIRST_WITHIN_MS = 12 * 3_600_000;

/** Plays fixtures whose course is known from their seed, and prices them by the models. */
export function createCourseEngine(options: CourseEngineOptions): CourseEngine {
  const { name, calendar, book, pricer, pace, log } = options;
  const line = new Map<number, Fixture>();
  const live = new Map<number, LiveMatch>();
  const ended = new Map<number, { readonly removeAt: number; readonly fixture: Fixture }>();
  const results = createListeners<SettledMatch>();
  let timer: NodeJS.Timeout | undefined;
  let pricingSince: number | undefined;
  let linePosition = 0;
  let isStopped = false;
  let settling: Promise<void> | undefined;

  function announce(fixture: Fixture): void {
    book.add(fixture, SCHEDULED);
    line.set(fixture.id, fixture);
  }

  function kickOff(fixture: Fixture, now: number): void {
    const course = fixture.startCourse();
    course.advanceTo(elapsedAt(fixture, now, pace));
    line.delete(fixture.id);
    if (course.state.phase === 'finished') {
      // It ran its course unobserved; the settlement fetches its result.
      ended.set(fixture.id, { fixture, removeAt: now });
      return;
    }
    book.add(fixture, SCHEDULED);
    live.set(fixture.id, startLiveMatch({ fixture, course, book, pace, now }));
  }

  function isKnown(id: number): boolean {
    return line.has(id) || live.has(id) || ended.has(id);
  }

  /** Takes in those that are new, the most interesting first; the late ones are under way already. */
  async function takeIn(fixtures: readonly Fixture[], now: number): Promise<void> {
    const started: Fixture[] = [];
    for (const fixture of fixtures.filter(({ id }) => !isKnown(id))) {
      if (fixture.startsAt <= now) {
        started.push(fixture);
      } else {
        announce(fixture);
      }
    }
    for (const [at, fixture] of started.sort(byInterest).entries()) {
      if (isStopped) return;
      kickOff(fixture, now);
      if (at % CATCH_UP_STEP === CATCH_UP_STEP - 1) {
        await yieldToEventLoop();
      }
    }
  }

  function finish({ fixture, course }: LiveMatch, now: number): void {
    const { id } = fixture;
    live.delete(id);
    ended.set(id, { fixture, removeAt: now + AFTERLIFE_MS });
    pricer.forget([id]);
    if (course.result !== undefined) {
      results.notify({ eventId: id, result: course.result });
    }
  }

  function play(now: number): void {
    for (const fixture of line.values()) {
      if (fixture.startsAt <= now) {
        kickOff(fixture, now);
      }
    }
    for (const match of live.values()) {
      if (match.play(now)) {
        finish(match, now);
      }
    }
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

  function isUnpriced(id: number): boolean {
    return book.event(id)?.markets.size === 0;
  }

  function lineJob({ id, shape, startCourse, strengthsAt }: Fixture, now: number): PricingJob {
    const state = startCourse().state;
    return { eventId: id, state, strengths: strengthsAt(now), shape, isWhole: true };
  }

  /** The line events to price next: those that have no prices yet, the most interesting first. */
  function nextLine(): readonly Fixture[] {
    const fixtures = [...line.values()];
    const unpriced = fixtures.filter(({ id }) => isUnpriced(id));
    if (unpriced.length > 0) {
      return unpriced.sort(byInterest).slice(0, MOST_LINE_JOBS);
    }
    const share = Math.ceil((fixtures.length * pace.speed) / LINE_ROUND_SECONDS);
    const count = Math.min(share, MOST_LINE_JOBS);
    const slice = fixtures.slice(linePosition, linePosition + count);
    linePosition = linePosition + count >= fixtures.length ? 0 : linePosition + count;
    return slice;
  }

  async function price(jobs: readonly PricingJob[]): Promise<void> {
    pricingSince = pace.clock();
    try {
      const answers = await pricer.price(jobs);
      for (const [at, answer] of answers.entries()) {
        const match = live.get(answer.eventId);
        const fixture = line.get(answer.eventId);
        const isWhole = jobs[at]?.isWhole ?? true;
        if (match !== undefined && match.isOpen(pace.clock())) {
          applyPrices({ book, answer, isWhole });
        } else if (match === undefined && fixture !== undefined) {
          applyPrices({ book, answer, isWhole, fixed: fixture.linePrices });
        }
      }
    } catch (error) {
      if (isStopped) {
        return;
      }
      log.error({ err: error }, 'pricing failed');
      doubtLive('price-unavailable');
    } finally {
      pricingSince = undefined;
    }
  }

  function doubtLive(reason: 'feed-stale' | 'price-unavailable'): void {
    for (const match of live.values()) {
      match.doubt(reason);
    }
  }

  async function reprice(now: number): Promise<void> {
    if (pricingSince !== undefined) {
      if (now - pricingSince > STALE_AFTER_MS) {
        doubtLive('feed-stale');
      }
      return;
    }
    const lineJobs = nextLine().map((fixture) => lineJob(fixture, now));
    const liveJobs = [...live.values()].map((match) => match.job(now));
    const jobs = [...liveJobs.filter((job) => job !== undefined), ...lineJobs];
    if (jobs.length > 0 && !isStopped) {
      await price(jobs);
    }
  }

  async function tick(): Promise<void> {
    const now = pace.clock();
    await takeIn(calendar.currentAt(now), now);
    play(now);
    await reprice(now);
  }

  /** Opens the events that the first page shows, with their prices. */
  async function openFirst(): Promise<void> {
    const now = pace.clock();
    const soon = calendar.currentAt(now, FIRST_WITHIN_MS).filter(({ id }) => !isKnown(id));
    const isLive = ({ startsAt }: Fixture): boolean => startsAt <= now;
    const later = soon.filter((fixture) => !isLive(fixture));
    for (const ranked of rankedBySport(later, byInterest)) {
      ranked.slice(0, FIRST_OF_EACH_SPORT).forEach(announce);
    }
    // These are priced while those under way are caught up.
    const linePrices = reprice(now);
    for (const ranked of rankedBySport(soon.filter(isLive), byFreshness)) {
      const wanted = live.size + FIRST_OF_EACH_SPORT;
      // Some have ended already, which only playing them shows.
      for (const fixture of ranked) {
        if (live.size === wanted) break;
        kickOff(fixture, now);
      }
      await yieldToEventLoop();
    }
    await linePrices;
    await reprice(now);
  }

  /** Opens and prices all others, as fast as it goes, then continues every second. */
  async function settleIn(): Promise<void> {
    if (isStopped) {
      return;
    }
    try {
      // Ends also when nothing more can be priced.
      let [before, left] = [Number.POSITIVE_INFINITY, Number.MAX_VALUE];
      while (left > 0 && left < before) {
        await tick();
        [before, left] = [left, isStopped ? 0 : [...line.keys()].filter(isUnpriced).length];
      }
    } catch (error) {
      log.error({ err: error }, 'the feed could not be opened completely');
    }
    if (isStopped) {
      return;
    }
    timer = setInterval(() => {
      tick().catch((error: unknown) => log.error({ err: error }, 'a feed tick failed'));
    }, TICK_MS);
    log.info({ source: name, line: line.size, live: live.size }, 'the feed runs');
  }

  async function resultOf(eventId: number): Promise<MatchResult | undefined> {
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

  return {
    name,
    tick,
    resultOf,
    onResult: results.add,
    async start({ restAfter } = {}) {
      isStopped = false;
      pricer.prepare?.();
      await openFirst();
      settling = Promise.resolve(restAfter).then(settleIn);
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      timer = undefined;
      await pricer.stop();
      await settling;
    },
  };
}
