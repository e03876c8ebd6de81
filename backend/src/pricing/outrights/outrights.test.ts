import { competitorCode, gradeOutright, type OutrightResult } from '@touchline/domain/markets';
import { type PlayedMatch, standingRuleOf, standingsOf } from '@touchline/domain/results';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createMarketBook } from '../book/market-book.ts';
import { modelOf } from '../engine/any-model.ts';
import type { Fixture } from '../engine/fixture.ts';
import { createModelCourse } from '../engine/model-course.ts';
import { createRandom, createSportModels } from '../models/index.ts';
import { createOutrights } from './outrights.ts';
import type { OutrightSeason, SeasonCalendar } from './season-calendar.ts';
import { ranksOf } from './season-table.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 2);
const model = modelOf(createSportModels(), 'football');
const champ = { id: 1, name: 'League', slug: 'league', country: 'GB', tier: 1 };
const SIDES = ['Ants', 'Bees', 'Cats', 'Dogs'].map((name, at) => ({ id: at + 11, name }));
const season: OutrightSeason = {
  eventId: 900,
  sport: 'football',
  sportId: 1,
  champ,
  from: START,
  until: START + 7 * DAY,
  top: [2],
  bottom: 1,
};

/** Every pair once, one match a day; the first sides are the strongest. */
const fixtures: readonly Fixture[] = SIDES.flatMap((home, at) =>
  SIDES.slice(at + 1).map((away, other) => ({ home, away, at, other: at + 1 + other })),
).map(({ home, away, at, other }, index) => {
  const strengths = model.strengthsFrom({ home: 1 - at * 0.8, away: 1 - other * 0.8 });
  const startsAt = START + index * DAY + 12 * HOUR;
  return {
    id: index + 1,
    sport: 'football',
    sportId: 1,
    champ,
    slug: 'a-b',
    home,
    away,
    startsAt,
    announcedAt: START,
    longestSeconds: 112 * 60,
    strengthsAt: () => strengths,
    startCourse: () => createModelCourse({ model, strengths, random: createRandom(index + 40) }),
  };
});

const calendar: SeasonCalendar = {
  seasonsAt: (time) => (time >= season.from && time < season.until ? [season] : []),
  findSeason: (eventId) => (eventId === season.eventId ? season : undefined),
  fixturesOf: () => fixtures.map((fixture) => [fixture]),
};

function setUp(at: number) {
  let now = at;
  const book = createMarketBook();
  const decided: { eventId: number; result: OutrightResult }[] = [];
  const outrights = createOutrights({
    calendar,
    book,
    pace: { clock: () => now, speed: 1 },
    log: pino({ level: 'silent' }) as never,
    pauseMs: 0,
  });
  outrights.onOutrightResult((outright) => decided.push(outright));
  const price = (key: string, side: number) =>
    Number(book.getOutcome(`900~${key}~${competitorCode(side)}`)?.price);
  return {
    book,
    outrights,
    decided,
    price,
    tickAt: (time: number) => {
      now = time;
      return outrights.tick();
    },
  };
}

/** The table by the matches' own courses. */
function finalTable() {
  const matches = fixtures.map(({ home, away, startCourse }): PlayedMatch => {
    const course = startCourse();
    course.advanceTo(8_000);
    if (course.result === undefined) throw new RangeError('the match is not over');
    return { homeId: home.id, awayId: away.id, result: course.result };
  });
  const rule = standingRuleOf({ sport: 'football', country: 'GB' });
  if (rule === undefined) throw new RangeError('football has a table');
  return standingsOf(matches, rule);
}

describe('the outrights of a calendar', () => {
  it('an outright is an event with its competitors, outside the section of matches', async () => {
    const { book, tickAt, price } = setUp(START);
    await tickAt(START);
    expect(book.event(900)).toMatchObject({
      section: 'line',
      champ: { id: 1 },
      startsAt: fixtures.at(-1)?.startsAt,
      outright: { from: season.from, until: season.until },
    });
    expect(book.event(900)?.outright?.competitors).toHaveLength(4);
    expect([...(book.event(900)?.markets.keys() ?? [])]).toEqual(
      expect.arrayContaining(['outright-winner', 'outright-top@2', 'outright-bottom@1']),
    );
    // The strongest first.
    expect(price('outright-winner', 11)).toBeLessThan(price('outright-winner', 14));
  });

  it('prices move with a result, and not while nothing happens', async () => {
    const { book, tickAt } = setUp(START);
    await tickAt(START);
    const before = book.getOutcome('900~outright-winner~c11')?.version;
    await tickAt(START + HOUR);
    expect(book.getOutcome('900~outright-winner~c11')?.version).toBe(before);
    await tickAt(START + 15 * HOUR);
    expect(book.getOutcome('900~outright-winner~c11')?.version).toBeGreaterThan(before ?? 0);
  });

  it('an outright takes no bets from the start of its last match, and is decided by the table', async () => {
    const { book, tickAt, decided } = setUp(START);
    await tickAt(START);
    const last = fixtures.at(-1)?.startsAt ?? 0;
    await tickAt(last + 1);
    expect(book.getOutcome('900~outright-winner~c11')?.status).toBe('suspended');
    expect(decided).toEqual([]);
    await tickAt(last + 3 * HOUR);
    await tickAt(last + 3 * HOUR + 1_000);
    expect(decided).toHaveLength(1);
    expect(book.event(900)?.state.status).toBe('finished');
    const [champion] = finalTable();
    const grade = (side: number) =>
      gradeOutright({
        marketKey: 'outright-winner',
        outcomeCode: competitorCode(side),
        result: decided[0]?.result ?? { status: 'cancelled', ranks: [] },
      });
    expect(SIDES.map(({ id }) => grade(id))).toEqual(
      SIDES.map(({ id }) => (id === champion?.sideId ? 'won' : 'lost')),
    );
    await tickAt(last + 4 * HOUR);
    expect(book.event(900)).toBeUndefined();
  });

  it('the result is known after a restart, long after the season', async () => {
    const { outrights, tickAt } = setUp(START);
    expect(await outrights.outrightResultOf(900)).toBeUndefined();
    await tickAt(season.until + 30 * DAY);
    const result = await outrights.outrightResultOf(900);
    expect(result?.ranks.map(({ competitorId }) => competitorId)).toEqual(
      finalTable().map(({ sideId }) => sideId),
    );
    expect(await outrights.outrightResultOf(901)).toBeUndefined();
  });

  it('the sides that nothing decides between have the same rank', () => {
    const row = { played: 2, overtimeWon: 0, overtimeLost: 0, drawn: 0, scored: 3, conceded: 2 };
    const level = { ...row, won: 1, lost: 1, points: 3 };
    expect(
      ranksOf([
        { ...row, sideId: 5, won: 2, lost: 0, points: 6 },
        { ...level, sideId: 1 },
        { ...level, sideId: 2 },
        { ...row, sideId: 3, won: 0, lost: 2, points: 0 },
      ]).map(({ rank }) => rank),
    ).toEqual([1, 2, 2, 4]);
  });
});
