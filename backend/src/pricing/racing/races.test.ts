import { type OutrightResult, ruleFourPercent } from '@touchline/domain/markets';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { WithdrawnRunner } from '../book/decides-outrights.ts';
import { createMarketBook } from '../book/market-book.ts';
import { createRaceCalendar } from './race-calendar.ts';
import { createRaces } from './races.ts';
import { withOrders } from './with-orders.ts';

const NOW = Date.UTC(2026, 10, 26, 14, 7);
const MINUTE = 60_000;

/** Half an hour in a millisecond would be too coarse: the clock is moved, the pace is that of real life. */
function setUp(seed = 'test') {
  let now = NOW;
  const pace = { clock: () => now, speed: 1 };
  const calendar = createRaceCalendar({ seed, pace });
  const book = createMarketBook();
  const log = pino({ level: 'silent' }) as never;
  const races = createRaces({ calendar, book, pace, log, pauseMs: 0 });
  const decided: { eventId: number; result: OutrightResult }[] = [];
  const withdrawn: WithdrawnRunner[] = [];
  races.onOutrightResult((outright) => decided.push(outright));
  races.onWithdrawal?.((runner) => withdrawn.push(runner));
  return {
    book,
    calendar,
    races,
    decided,
    withdrawn,
    tickAt: (time: number) => {
      now = time;
      return races.tick();
    },
  };
}

const world = setUp();
await world.tickAt(NOW);

describe('the races of a calendar', () => {
  it('a race is an event whose competition is the meeting, with all its runners', () => {
    const { book, races } = world;
    const [first] = races.currentRaces('horse-racing');
    const event = book.event(first?.id ?? 0);
    expect(event).toMatchObject({
      section: 'line',
      sport: 'horse-racing',
      champ: { id: first?.champ.id, name: first?.champ.name },
      startsAt: first?.startsAt,
    });
    expect(event?.outright?.competitors.map(({ id }) => id)).toEqual(
      first?.runners.map(({ id }) => id),
    );
  });

  it('the next horse race is less than an hour away at any time, the next of greyhounds a quarter', () => {
    const { calendar } = world;
    for (let hour = 0; hour < 24; hour += 1) {
      const at = NOW + hour * 60 * MINUTE + 1;
      const coming = calendar.currentAt(at, 0).filter(({ startsAt }) => startsAt > at);
      for (const [sport, wait] of [
        ['horse-racing', 45],
        ['greyhounds', 15],
      ] as const) {
        const next = coming.find(({ plan }) => plan.sport === sport);
        expect((next?.startsAt ?? Infinity) - at, `${sport} ${hour}`).toBeLessThanOrEqual(
          wait * MINUTE,
        );
      }
    }
  });

  it('no runner has two races on a day, and every card is whole', () => {
    const races = world.calendar.currentAt(NOW, 0);
    const ids = races.flatMap(({ plan }) => plan.racers.map(({ id }) => id));
    expect(races.length).toBeGreaterThan(60);
    for (const race of races) {
      const view = world.calendar.view(race, NOW);
      expect(view.runners.map(({ number }) => number)).toEqual(view.runners.map((_, at) => at + 1));
      expect(view.runners.every(({ form }) => /^\d{0,5}$/.test(form))).toBe(true);
      if (view.sport === 'horse-racing') {
        expect(new Set(view.runners.map(({ draw }) => draw)).size).toBe(view.runners.length);
      }
    }
    expect(new Set(ids).size).toBeGreaterThan(ids.length * 0.6);
  });

  it('the same seed gives the same races, another one other winners', () => {
    const [same, other] = [setUp(), setUp('other')];
    const finish = ({ calendar }: ReturnType<typeof setUp>) =>
      calendar
        .currentAt(NOW, 0)
        .slice(0, 8)
        .map((race) => calendar.view(race, race.decidedAt).finishes);
    expect(finish(same)).toEqual(finish(world));
    expect(finish(other)).not.toEqual(finish(world));
  });

  it('a race takes no bets from the off, and is decided by its order with the prices at the off', async () => {
    const { book, races, calendar, decided, tickAt } = setUp();
    await tickAt(NOW);
    const race = calendar
      .currentAt(NOW, 0)
      .find(({ startsAt, course }) => startsAt > NOW && !course.isAbandoned);
    const { id = 0, startsAt = 0, decidedAt = 0 } = race ?? {};
    await tickAt(startsAt - 1);
    const winner = book.event(id)?.markets.get('outright-winner');
    const last = Object.fromEntries(
      (winner?.codes ?? []).map((code, at) => [code.slice(1), winner?.prices[at]]),
    );
    await tickAt(startsAt);
    expect(book.getOutcome(`${id}~outright-winner~${winner?.codes[0]}`)?.status).toBe('suspended');
    expect(races.findRace(id)).toMatchObject({ status: 'off', startingPrices: last });
    expect(decided.map(({ eventId }) => eventId)).not.toContain(id);
    await tickAt(decidedAt);
    expect(book.event(id)?.state.status).toBe('finished');
    const reported = decided.find(({ eventId }) => eventId === id)?.result;
    expect(reported?.ranks).toHaveLength(Object.keys(last).length);
    expect(reported?.startingPrices).toEqual(last);
    expect(await races.outrightResultOf(id)).toEqual(reported);
    await tickAt(decidedAt + 11 * MINUTE);
    expect(book.event(id)).toBeUndefined();
    expect(await races.outrightResultOf(id)).toEqual(reported);
  });

  it('a withdrawal stops a race for a moment, is reported with its deduction, and shortens the others', async () => {
    const { book, calendar, withdrawn, tickAt } = setUp();
    const found = calendar
      .currentAt(NOW, 0)
      .flatMap((race) => race.course.withdrawals().map((one) => ({ race, one })))
      .find(({ one }) => one.at > NOW && one.percent > 0);
    const { race, one } = found ?? {};
    if (race === undefined || one === undefined) throw new RangeError('nobody is withdrawn');
    await tickAt(one.at - 1);
    const price = (runner: number) =>
      book.getOutcome(`${race.id}~outright-winner~c${runner}`)?.price;
    const gone = price(one.competitorId);
    const other = race.plan.racers.find(
      ({ id }) => id !== one.competitorId && price(id) !== undefined,
    );
    const before = Number(price(other?.id ?? 0));
    await tickAt(one.at);
    expect(withdrawn).toContainEqual({
      eventId: race.id,
      withdrawals: [expect.objectContaining({ competitorId: one.competitorId, at: one.at })],
    });
    expect(one.percent).toBe(ruleFourPercent(gone ?? '1000.00'));
    expect(book.event(race.id)?.markets.get('outright-winner')?.status).toBe('suspended');
    await tickAt(one.at + MINUTE);
    expect(book.event(race.id)?.markets.get('outright-winner')?.status).toBe('open');
    expect(price(one.competitorId)).toBeUndefined();
    expect(Number(price(other?.id ?? 0))).toBeLessThanOrEqual(before);
  });

  it('an abandoned race has no order', () => {
    const { calendar } = world;
    const days = Array.from({ length: 12 }, (_, day) => NOW + day * 86_400_000);
    const race = days
      .flatMap((time) => calendar.currentAt(time, 0))
      .find(({ course }) => course.isAbandoned);
    const view = race && calendar.view(race, race.decidedAt);
    expect(view?.status).toBe('abandoned');
    expect(view?.finishes).toBeUndefined();
  });
});

describe('several runners of a race in one outcome', () => {
  it('the price of a forecast is made on demand, and stops and ends with the race', () => {
    const { book, races } = setUp();
    expect(withOrders(book).getOutcome('1~forecast~c1-c2')).toBeUndefined();
    const race = world.races.currentRaces('horse-racing').find(({ status }) => status === 'open');
    const [one, two, three] =
      race?.runners.filter(
        ({ id }) => !race.withdrawn.some(({ competitorId }) => competitorId === id),
      ) ?? [];
    const orders = withOrders(world.book);
    const price = (market: string, ...runners: ({ id: number } | undefined)[]) =>
      orders.getOutcome(
        `${race?.id}~${market}~${runners.map((runner) => `c${runner?.id}`).join('-')}`,
      );
    const sorted = [one, two].toSorted((left, right) => (left?.id ?? 0) - (right?.id ?? 0));
    const forecast = price('forecast', one, two);
    expect(forecast?.status).toBe('open');
    expect(Number(price('reverse-forecast', ...sorted)?.price)).toBeLessThan(
      Number(forecast?.price),
    );
    expect(price('forecast', one, { id: 9 })?.status).toBe('closed');
    expect(price('forecast', one, one)).toBeUndefined();
    expect(price('tricast', one, two, three)?.marketPrices).toHaveLength(1);
    expect(races.findRace(1)).toBeUndefined();
    world.book.suspend(race?.id ?? 0, 'critical-moment');
    expect(price('forecast', one, two)).toMatchObject({
      status: 'suspended',
      reason: 'critical-moment',
    });
  });
});
