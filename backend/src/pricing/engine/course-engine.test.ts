import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { NO_CONTROLS } from '../book/book-controls.ts';
import { createMarketBook } from '../book/market-book.ts';
import type { SettledMatch } from '../book/feed-source.ts';
import { createSportModels } from '../models/sport-models.ts';
import { createSimulatorCalendar } from '../simulator/simulator-calendar.ts';
import { modelOf } from './any-model.ts';
import { createCourseEngine } from './course-engine.ts';
import type { Fixture, FixtureCalendar } from './fixture.ts';
import { createRandom } from '../models/random.ts';
import { createModelCourse } from './model-course.ts';
import { createInlinePricer, type Pricer } from './pricer.ts';

const START = Date.UTC(2026, 10, 21, 18, 0, 0);
const SEED = 4242;
const models = createSportModels();
const model = modelOf(models, 'football');
const strengths = model.strengthsFrom({ home: 1, away: 0 });
const course = () => createModelCourse({ model, strengths, random: createRandom(SEED) });

const fixture: Fixture = {
  id: 7,
  sport: 'football',
  sportId: 1,
  champ: { id: 1, name: 'Cup', slug: 'cup', country: 'GB', tier: 1 },
  slug: 'a-b',
  home: { id: 1, name: 'A' },
  away: { id: 2, name: 'B' },
  startsAt: START,
  announcedAt: START - 3_600_000,
  longestSeconds: 112 * 60,
  strengthsAt: () => strengths,
  startCourse: course,
};
const calendar: FixtureCalendar = {
  currentAt: (time) =>
    time >= fixture.announcedAt && time <= START + fixture.longestSeconds * 1000 ? [fixture] : [],
  find: (id) => (id === fixture.id ? fixture : undefined),
};

/** Seconds after the start at which the first goal of this seed falls. */
function firstGoal(): number {
  const goal = course()
    .peek(fixture.longestSeconds)
    .find(({ kind }) => kind === 'goal');
  if (goal === undefined) {
    throw new Error('choose a seed with a goal');
  }
  return goal.at;
}

function setUp(options: {
  at: number;
  pricer?: Pricer;
  calendar?: FixtureCalendar;
  speed?: number;
}) {
  let now = options.at;
  const book = createMarketBook();
  const engine = createCourseEngine({
    name: 'test',
    calendar: options.calendar ?? calendar,
    book,
    pricer: options.pricer ?? createInlinePricer(),
    pace: { clock: () => now, speed: options.speed ?? 1 },
    log: pino({ level: 'silent' }),
  });
  const results: SettledMatch[] = [];
  engine.onResult((match) => results.push(match));
  const goTo = async (time: number, step = 60_000) => {
    while (now < time) {
      now = Math.min(time, now + step);
      await engine.tick();
    }
  };
  const setNow = (time: number) => {
    now = time;
  };
  return { book, engine, results, goTo, setNow, tick: () => engine.tick() };
}

function statusOf(book: ReturnType<typeof createMarketBook>) {
  const market = book.event(7)?.markets.get('ft-1x2');
  return [market?.status, market?.reason];
}

describe('course engine', () => {
  it('the simulation has started once the events of a first page have prices; all others follow when there is time', async () => {
    const now = START - 60_000;
    const crowd: Fixture[] = Array.from({ length: 40 }, (_, at) => ({
      ...fixture,
      id: 100 + at,
      champ: { ...fixture.champ, tier: at === 39 ? 1 : 2 },
      startsAt: now + (at + 1) * 600_000,
      announcedAt: now - 1,
    }));
    const { book, engine } = setUp({
      at: now,
      calendar: { currentAt: () => crowd, find: (id) => crowd.find((one) => one.id === id) },
    });
    const priced = () =>
      [...book.events()].filter(({ markets }) => markets.size > 0).map(({ id }) => id);
    let openTheRest = (): void => undefined;
    await engine.start({
      restAfter: new Promise<void>((resolve) => {
        openTheRest = resolve;
      }),
    });
    // Also after a turn of everything that waits: nothing more was requested.
    await setImmediate();
    expect(priced()).toEqual([139, 100, 101, 102]);
    openTheRest();
    await vi.waitFor(() => expect(priced()).toHaveLength(40));
    await engine.stop();
  });

  it('the simulation begins with the most recently started matches, which have little play to catch up on', async () => {
    const played: number[] = [];
    const crowd: Fixture[] = Array.from({ length: 12 }, (_, at) => ({
      ...fixture,
      id: 200 + at,
      startsAt: START - at * 600_000,
      startCourse: () => {
        played.push(200 + at);
        return course();
      },
    }));
    const { book, engine } = setUp({
      at: START + 1_000,
      calendar: { currentAt: () => crowd, find: (id) => crowd.find((one) => one.id === id) },
    });
    let openTheRest = (): void => undefined;
    await engine.start({
      restAfter: new Promise<void>((resolve) => {
        openTheRest = resolve;
      }),
    });
    expect(played).toEqual([200, 201, 202, 203]);
    expect([...book.events()].map(({ section }) => section)).toEqual(Array(4).fill('live'));
    openTheRest();
    await engine.stop();
  });

  it('the simulation opens a fixture in the line with prices once it is announced', async () => {
    const { book, goTo, tick } = setUp({ at: fixture.announcedAt - 1_000 });
    await tick();
    expect(book.event(7)).toBeUndefined();
    await goTo(fixture.announcedAt);
    expect(book.event(7)).toMatchObject({ section: 'line', state: { status: 'scheduled' } });
    expect(book.event(7)?.markets.size).toBeGreaterThanOrEqual(60);
  });

  it('the simulation takes a fixture live at kick-off with newer versions of the prices', async () => {
    const { book, goTo, tick } = setUp({ at: START - 10_000 });
    await tick();
    const line = book.getOutcome('7~ft-1x2~home');
    await goTo(START + 1_000, 1_000);
    const live = book.getOutcome('7~ft-1x2~home');
    expect([line?.isLive, live?.isLive]).toEqual([false, true]);
    expect(live?.version).toBeGreaterThan(line?.version ?? 0);
    expect(book.event(7)?.state).toMatchObject({ status: 'live', period: '1h' });
    expect(book.event(7)?.markets.size).toBeGreaterThanOrEqual(60);
  });

  it('the simulation suspends before a goal, gives goal as the reason after it, and opens again with the new score', async () => {
    const goal = firstGoal();
    const { book, goTo } = setUp({ at: START - 1_000 });
    await goTo(START + (goal - 30) * 1000);
    await goTo(START + (goal - 1) * 1000, 1_000);
    expect(statusOf(book)).toEqual(['suspended', 'critical-moment']);
    await goTo(START + goal * 1000, 1_000);
    expect(statusOf(book)).toEqual(['suspended', 'goal']);
    expect(book.event(7)?.state.score?.total.some((goals) => goals > 0)).toBe(true);
    await goTo(START + (goal + 39) * 1000, 1_000);
    expect(statusOf(book)[0]).toBe('suspended');
    let isOpenAgain = false;
    for (let second = 40; second < 60 && !isOpenAgain; second += 1) {
      await goTo(START + (goal + second) * 1000, 1_000);
      isOpenAgain = statusOf(book)[0] === 'open';
    }
    expect(isOpenAgain).toBe(true);
  });

  it('the simulation closes all markets at the end, delivers the result once, and forgets the event later', async () => {
    const { book, results, goTo } = setUp({ at: START - 1_000 });
    await goTo(START + 110 * 60_000, 600_000);
    await goTo(START + 112 * 60_000, 10_000);
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({
      eventId: 7,
      result: { sport: 'football', status: 'finished' },
    });
    expect(book.event(7)?.state.status).toBe('finished');
    expect(
      [...(book.event(7)?.markets.values() ?? [])].every(({ status }) => status === 'closed'),
    ).toBe(true);
    await goTo(START + 120 * 60_000);
    expect(book.event(7)).toBeUndefined();
    expect(results).toHaveLength(1);
  });

  it('the simulation gives the same result after a restart, even of a match that ended in between', async () => {
    const running = setUp({ at: START - 1_000 });
    await running.goTo(START + 112 * 60_000, 60_000);
    const restarted = setUp({ at: START + 300 * 60_000 });
    await restarted.tick();
    expect(await restarted.engine.resultOf(7)).toEqual(running.results[0]?.result);
    expect(await setUp({ at: START - 1 }).engine.resultOf(7)).toBeUndefined();
    expect(await restarted.engine.resultOf(8)).toBeUndefined();
  });

  it('the simulation does not give the result of a match that is still in play', async () => {
    expect(await setUp({ at: START + 100 * 60_000 }).engine.resultOf(7)).toBeUndefined();
  });

  it('the simulation shows the same matches, clocks, scores and prices after a restart as without one', async () => {
    const world = createSimulatorCalendar({
      seed: 'x',
      pace: { clock: () => START, speed: 1 },
      models,
      scale: 0.1,
    });
    const going = setUp({ at: START - 45_000, calendar: world });
    await going.tick();
    await going.goTo(START, 1_000);
    const restarted = setUp({ at: START, calendar: world });
    await restarted.tick();
    const shown = ({ book }: typeof going) =>
      [...book.events()]
        .filter(({ section, state }) => section === 'live' && state.status === 'live')
        .map(({ id, state }) => [id, state.period, state.score])
        .sort((left, right) => Number(left[0]) - Number(right[0]));
    expect(shown(going).length).toBeGreaterThan(3);
    expect(shown(restarted)).toEqual(shown(going));
    const pricesOf = ({ book }: typeof going) =>
      [...book.events()].flatMap(({ id, section, markets }) => {
        const open = [...markets.values()].filter(({ status }) => status === 'open');
        return section === 'live' ? [[id, open.map(({ key, prices }) => [key, prices])]] : [];
      });
    // Suspensions of some seconds are not remembered over a restart; open prices are the same.
    const later = new Map(pricesOf(restarted).map(([id, prices]) => [id, prices]));
    for (const [id, prices] of pricesOf(going)) {
      if ((prices as unknown[]).length > 0) {
        expect(new Map(later.get(id) as [string, string[]][])).toEqual(
          new Map(prices as [string, string[]][]),
        );
      }
    }
  }, 60_000);

  it('the simulation withdraws live prices when pricing fails, and restores them all when it works again', async () => {
    const inline = createInlinePricer();
    let isBroken = false;
    const pricer: Pricer = {
      ...inline,
      price: (jobs) => (isBroken ? Promise.reject(new Error('broken')) : inline.price(jobs)),
    };
    const { book, goTo, tick } = setUp({ at: START - 1_000, pricer });
    await tick();
    await goTo(START + 5_000, 1_000);
    const count = book.event(7)?.markets.size;
    isBroken = true;
    await goTo(START + 6_000, 1_000);
    expect(statusOf(book)).toEqual(['suspended', 'price-unavailable']);
    isBroken = false;
    await goTo(START + 7_000, 1_000);
    const markets = [...(book.event(7)?.markets.values() ?? [])];
    expect(markets.filter(({ status }) => status === 'open').length).toBe(count);
  });

  it('the simulation marks live prices stale when a pricing round hangs', async () => {
    const inline = createInlinePricer();
    let isHanging = false;
    const pricer: Pricer = {
      ...inline,
      price: (jobs) => (isHanging ? new Promise(() => undefined) : inline.price(jobs)),
    };
    const { book, goTo, engine, setNow } = setUp({ at: START - 1_000, pricer });
    await goTo(START + 3_000, 1_000);
    expect(statusOf(book)).toEqual(['open', undefined]);
    isHanging = true;
    setNow(START + 4_000);
    void engine.tick();
    // The first tick hangs in pricing for ever; those after it see that it does.
    await Promise.resolve();
    setNow(START + 10_000);
    await engine.tick();
    expect(statusOf(book)).toEqual(['suspended', 'feed-stale']);
  });

  it('the simulation plays sixty seconds in one at speed 60', async () => {
    const fast = setUp({ at: START - 1_000, speed: 60 });
    await fast.goTo(START + 60_000, 1_000);
    expect(fast.book.event(7)?.state.period).toBe('ht');
    await fast.goTo(START + 112_000, 1_000);
    expect(fast.results).toHaveLength(1);
  });

  it('a margin that operators change is in all prices at the next tick, before the start and in play, and no longer once it is taken back', async () => {
    const { book, goTo, setNow, tick } = setUp({ at: START - 60_000 });
    const overround = () => {
      const prices = book.event(7)?.markets.get('ft-1x2')?.prices ?? [];
      return prices.reduce((sum, price) => sum + 1 / Number(price), 0);
    };
    const withMargin = (extra: number) =>
      book.setControls({ ...NO_CONTROLS, extraMargin: () => extra });
    await tick();
    const usual = overround();
    withMargin(0.05);
    await tick();
    // Rounding of three prices is less than a point.
    expect(overround() - usual).toBeCloseTo(0.05, 1);
    expect(overround() - usual).toBeGreaterThan(0.04);
    withMargin(0);
    await tick();
    expect(overround()).toBe(usual);
    setNow(START);
    await goTo(START + 5_000, 1_000);
    const live = overround();
    withMargin(-0.02);
    await goTo(START + 6_000, 1_000);
    expect(overround()).toBeLessThan(live - 0.01);
  });
});
