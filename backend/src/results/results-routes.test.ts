import {
  ChampStatistics,
  EventStatistics,
  ResultsAnswer,
  StatisticChampsAnswer,
  TeamStatistics,
} from '@touchline/contracts/results';
import type { MatchResult } from '@touchline/domain/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { addTestEvent } from '../../test/live/add-test-event.ts';
import { createTestApp } from '../../test/platform/test-app.ts';
import { registerLocalNames } from '../live/names/name-answers.ts';
import type { App } from '../platform/http/app.ts';
import { createMarketBook } from '../pricing/book/market-book.ts';
import { addMatches, type ArchiveMatch } from './archive/archive-store.ts';
import { PAGE_SIZE } from './pages/results-page.ts';
import { registerResults } from './results-routes.ts';

const NOW = Date.UTC(2026, 10, 25, 12);
const HOUR = 3_600_000;
const book = createMarketBook();
let database: TestDatabase;
let app: App;

const TEAMS = ['Arsenal', 'Chelsea', 'Everton', 'Leeds United'] as const;
const LEAGUE = {
  id: 7,
  name: 'Premier League',
  slug: 'premier-league',
  country: 'GB-ENG',
  tier: 1,
};
const NBA = { id: 8, name: 'NBA', slug: 'nba', country: 'US', tier: 1 };

function football(
  id: number,
  [home, away, goals]: readonly [number, number, readonly [number, number] | 'cancelled'],
  startsAt: number,
): ArchiveMatch {
  const result: MatchResult =
    goals === 'cancelled'
      ? { sport: 'football', status: 'cancelled' }
      : {
          sport: 'football',
          status: 'finished',
          fullTime: { home: goals[0], away: goals[1] },
          halfTime: { home: 0, away: 0 },
        };
  const side = (at: number) => ({ id: 50 + at, name: TEAMS[at] ?? '' });
  return {
    id,
    sport: 'football',
    sportId: 1,
    champ: LEAGUE,
    slug: `match-${id}`,
    home: side(home),
    away: side(away),
    startsAt,
    result,
  };
}

const today = Date.UTC(2026, 10, 25, 1);
const yesterday = Date.UTC(2026, 10, 24, 20);
const lastYear = Date.UTC(2025, 10, 2, 15);

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp();
  registerLocalNames(app);
  registerResults(app, { pool: database.pool, clock: () => NOW, book, feed: {} });
  await app.ready();
  const basketball: ArchiveMatch = {
    ...football(9_000, [0, 1, [0, 0]], today),
    sport: 'basketball',
    sportId: 3,
    champ: NBA,
    home: { id: 90, name: 'Boston Celtics' },
    away: { id: 91, name: 'Miami Heat' },
    result: {
      sport: 'basketball',
      status: 'finished',
      regulation: { home: 100, away: 100 },
      overtimeWinner: 'away',
    },
  };
  const many = Array.from({ length: PAGE_SIZE + 5 }, (_, at) =>
    football(2_000 + at, [2, 3, [at % 3, 1]], Date.UTC(2026, 8, 1, 10) + at * 60_000),
  );
  await addMatches(
    database.pool,
    [
      football(1_001, [0, 1, [2, 1]], today),
      football(1_002, [2, 3, 'cancelled'], today + HOUR),
      football(1_003, [1, 0, [0, 0]], yesterday),
      football(1_004, [0, 1, [0, 4]], lastYear),
      basketball,
      ...many,
    ],
    NOW,
  );
  addTestEvent(book, { id: 1_001 });
  addTestEvent(book, { id: 5_000, isLive: false });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

async function get(path: string, language = 'en') {
  const answer = await app.inject({
    url: `/line-api/v1${path}`,
    headers: { 'accept-language': language },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}
const results = async (query = '', language = 'en') =>
  ResultsAnswer.parse((await get(`/results${query}`, language)).body);
const ids = ({ matches }: ResultsAnswer) => matches.map(({ id }) => id);

describe('results over HTTP', () => {
  it('the results are those of the last day that has any, with the days around it', async () => {
    const answer = await results();
    expect(answer).toMatchObject({ day: '2026-11-25', previousDay: '2026-11-24' });
    expect(answer.nextDay).toBeUndefined();
    expect(answer.sports).toEqual([
      { sport: 'football', count: 2 },
      { sport: 'basketball', count: 1 },
    ]);
    expect(ids(answer)).toEqual([1_001, 1_002, 9_000]);
    expect(await results('?day=2026-11-24')).toMatchObject({
      previousDay: '2026-09-01',
      nextDay: '2026-11-25',
    });
  });

  it('a result has its scores, how it ended, and where its page is while there is one', async () => {
    const [played, cancelled, overtime] = (await results()).matches;
    expect(played).toMatchObject({
      score: [2, 1],
      periods: [
        [0, 0],
        [2, 1],
      ],
      status: 'finished',
      section: 'live',
      season: '2026/27',
    });
    expect(cancelled).toMatchObject({ status: 'cancelled', periods: [] });
    expect(cancelled).not.toHaveProperty('score');
    expect(cancelled).not.toHaveProperty('section');
    expect(overtime).toMatchObject({ score: [100, 100], overtime: 'away' });
  });

  it('a day begins where the reader is', async () => {
    expect(ids(await results('?day=2026-11-25&offset=-120'))).toEqual([1_002]);
    expect(ids(await results('?day=2026-11-24&offset=-120'))).toEqual([1_003, 1_001, 9_000]);
  });

  it('the results of one sport are found alone, and its days', async () => {
    expect(ids(await results('?sport=basketball'))).toEqual([9_000]);
    expect((await results('?sport=basketball')).previousDay).toBeUndefined();
    expect(ids(await results('?sport=cricket'))).toEqual([]);
  });

  it('pages of a day follow each other without a gap or a repetition', async () => {
    const first = await results('?day=2026-09-01');
    const second = await results(`?day=2026-09-01&cursor=${first.nextCursor}`);
    expect(first.matches).toHaveLength(PAGE_SIZE);
    expect([...ids(first), ...ids(second)]).toEqual(
      Array.from({ length: PAGE_SIZE + 5 }, (_, at) => 2_000 + at),
    );
    expect(second.nextCursor).toBeUndefined();
  });

  it('pages of a competition follow each other, the latest result first', async () => {
    const first = await results('?champ=7');
    const second = await results(`?champ=7&cursor=${first.nextCursor}`);
    const all = [...first.matches, ...second.matches];
    expect(new Set(all.map(({ id }) => id)).size).toBe(PAGE_SIZE + 9);
    const starts = all.map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted((left, right) => right - left));
  });

  it('a search finds teams and competitions by the beginnings of words, in every language', async () => {
    const find = async (text: string) => ids(await results(`?q=${encodeURIComponent(text)}`));
    expect(await find('celt')).toEqual([9_000]);
    expect(await find('arsenal chels')).toEqual([1_001, 1_003, 1_004]);
    expect(await find('арсенал')).toEqual([1_001, 1_003, 1_004]);
    expect(await find('premier arsenal')).toEqual([1_001, 1_003, 1_004]);
    expect(await find('senal')).toEqual([]);
    expect(await find('%_')).toEqual([]);
  });

  it('the names are those of the language of the page, in tables as well', async () => {
    expect((await results('', 'ru')).matches[0]?.home.name).toBe('Арсенал');
    const { table } = ChampStatistics.parse((await get('/statistics/champs/7', 'ru')).body);
    expect(table?.rows.map(({ side }) => side.name)).toContain('Арсенал');
  });

  it('the answers may be kept for some seconds by whoever carries them', async () => {
    const { headers } = await get('/results');
    expect(headers['cache-control']).toBe('public, max-age=15');
    expect(headers['vary']).toContain('accept-language');
  });

  it.each([
    '?day=2026-02-31',
    '?day=yesterday',
    '?cursor=1.2',
    '?champ=7&cursor=a.b',
    '?q=a',
    '?offset=9999',
    '?nonsense=1',
  ])('the results refuse %s', async (query) => {
    expect((await get(`/results${query}`)).status).toBe(400);
  });
});

describe('statistics over HTTP', () => {
  it('the competitions of a sport are those that have results, with their latest season', async () => {
    const { champs } = StatisticChampsAnswer.parse(
      (await get('/statistics/champs?sport=football')).body,
    );
    expect(champs).toEqual([
      {
        id: 7,
        sport: 'football',
        name: 'Premier League',
        slug: 'premier-league',
        country: 'GB-ENG',
        season: '2026/27',
      },
    ]);
  });

  it('a competition has its table, its seasons and its latest results', async () => {
    const {
      table,
      seasons,
      season,
      results: latest,
    } = ChampStatistics.parse((await get('/statistics/champs/7')).body);
    expect([season, seasons]).toEqual(['2026/27', ['2026/27', '2025/26']]);
    expect(latest[0]?.id).toBe(1_002);
    expect(table).toMatchObject({ rule: 'football-difference', matches: PAGE_SIZE + 7 });
    const arsenal = table?.rows.find(({ side }) => side.name === 'Arsenal');
    expect(arsenal).toMatchObject({
      played: 2,
      won: 1,
      drawn: 1,
      lost: 0,
      scored: 2,
      conceded: 1,
      points: 4,
      form: ['won', 'drawn'],
    });
  });

  it('a season that has ended has its own table and no matches to come', async () => {
    const answer = ChampStatistics.parse((await get('/statistics/champs/7?season=2025/26')).body);
    expect(answer.table?.rows.map(({ side, points }) => [side.name, points])).toEqual([
      ['Chelsea', 3],
      ['Arsenal', 0],
    ]);
    expect(answer.fixtures).toEqual([]);
    expect((await get('/statistics/champs/7?season=1999/00')).status).toBe(404);
  });

  it('an event has the form of its sides and their meetings before it', async () => {
    const { homeForm, awayForm, headToHead } = EventStatistics.parse(
      (await get('/statistics/events/1003')).body,
    );
    expect(homeForm.map(({ id }) => id)).toEqual([1_004]);
    expect(awayForm.map(({ id }) => id)).toEqual([1_004]);
    expect(headToHead).toMatchObject({ homeWon: 1, drawn: 0, awayWon: 0 });
    expect(headToHead.results.map(({ id }) => id)).toEqual([1_004]);
    expect((await get('/statistics/events/77')).status).toBe(404);
  });

  it('an event of the line has them too', async () => {
    const answer = EventStatistics.parse((await get('/statistics/events/5000')).body);
    expect(answer).toMatchObject({ section: 'line', home: { name: 'Home 5000' }, homeForm: [] });
  });

  it('a team has its results, its competitions and the matches to come', async () => {
    const answer = TeamStatistics.parse((await get('/statistics/teams/50')).body);
    expect(answer).toMatchObject({ team: { id: 50, name: 'Arsenal' }, sport: 'football' });
    expect(answer.results.map(({ id }) => id)).toEqual([1_001, 1_003, 1_004]);
    expect(answer.champs.map(({ id, season }) => [id, season])).toEqual([[7, '2026/27']]);
    expect((await get('/statistics/teams/9999')).status).toBe(404);
  });
});
