import { type Race, RaceAnswer, RaceResultsAnswer, RacesAnswer } from '@touchline/contracts/racing';
import type { OutrightResult } from '@touchline/domain/markets';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  silentLog,
  startTestDatabase,
  type TestDatabase,
} from '../../../test/database/test-database.ts';
import { createTestApp } from '../../../test/platform/test-app.ts';
import type { App } from '../../platform/http/app.ts';
import { createMarketBook } from '../../pricing/book/market-book.ts';
import { createRaceArchive, type RaceArchive, type RaceFeed } from './race-archive.ts';
import { registerRaces } from './race-routes.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const NOW = Date.UTC(2026, 10, 26, 12);
const DAY = 86_400_000;
const book = createMarketBook();
const known = new Map<number, Race>();
const listeners = new Set<(outright: { eventId: number; result: OutrightResult }) => void>();
const feed: RaceFeed = {
  findRace: (eventId) => known.get(eventId),
  currentRaces: (sport) => [...known.values()].filter((race) => race.sport === sport),
  onOutrightResult: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
let now = NOW;
let database: TestDatabase;
let app: App;
let archive: RaceArchive;

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp({});
  const { pool } = database;
  registerRaces(app, { pool, clock: () => now, book, feed });
  archive = createRaceArchive({ pool, clock: () => now, log: silentLog, feed });
  archive.start();
});
afterAll(async () => {
  await archive.stop();
  await app.close();
  await database.stop();
});

function race(id: number, rest: Partial<Race> = {}): Race {
  return {
    id,
    sport: 'horse-racing',
    champ: { id: 52_001, name: 'Ashcombe Park', slug: 'ashcombe-park', country: 'GB-ENG' },
    slug: `ashcombe-park-${id}`,
    number: 1,
    startsAt: NOW + id * 60_000,
    kind: 'handicap',
    grade: 3,
    distance: 1_600,
    going: 'good',
    runners: ['Amber Arrow', 'Bold Beacon', 'Coral Comet'].map((name, at) => ({
      id: at + 1,
      name,
      number: at + 1,
      weight: 126,
      trainer: 'Kate Quill',
      form: '123',
    })),
    withdrawn: [],
    status: 'open',
    ...rest,
  };
}

/** The feed reports that a race has been run. */
async function run(id: number, rest: Partial<Race> = {}): Promise<void> {
  const finishes = [2, 1, 3].map((competitorId, at) => ({
    competitorId,
    rank: at + 1,
    lengths: at,
  }));
  known.set(id, race(id, { status: 'finished', finishes, startingPrices: { 2: '3.50' }, ...rest }));
  listeners.forEach((listener) => {
    listener({ eventId: id, result: { status: 'finished', ranks: [] } });
  });
  await archive.catchUp();
}

const get = async (url: string) => {
  const answer = await app.inject({ url: `/line-api/v1${url}` });
  return { status: answer.statusCode, body: answer.json() };
};
const results = async (query: string) =>
  RaceResultsAnswer.parse((await get(`/race-results?sport=horse-racing${query}`)).body);

describe('races over HTTP', () => {
  it('the races of a sport name their favourite while they can be bet on', async () => {
    known.set(1, race(1, { withdrawn: [{ competitorId: 3, at: NOW, percent: 10 }] }));
    book.add(
      {
        id: 1,
        sport: 'horse-racing',
        sportId: 52,
        champ: { ...race(1).champ, tier: 3 },
        slug: 'ashcombe-park-1',
        home: { id: 52_001, name: 'Ashcombe Park' },
        away: { id: 0, name: '' },
        startsAt: race(1).startsAt,
      },
      { status: 'scheduled' },
    );
    book.offer(1, [{ key: 'outright-winner', codes: ['c2', 'c1'], prices: ['1.50', '2.80'] }]);
    const read = async () =>
      RacesAnswer.parse((await get('/races?sport=horse-racing')).body).races.find(
        ({ id }) => id === 1,
      );
    expect(await read()).toMatchObject({
      runners: 2,
      favourite: { competitor: { id: 2, name: 'Bold Beacon' }, price: '1.50' },
    });
    book.suspend(1, 'critical-moment');
    expect(await read()).not.toHaveProperty('favourite');
    expect(RacesAnswer.parse((await get('/races?sport=greyhounds')).body).races).toEqual([]);
    expect((await get('/races?sport=football')).status).toBe(400);
  });

  it('a race that was run is read from the archive once the feed has forgotten it', async () => {
    await run(5);
    await run(5, { distance: 9 });
    known.delete(5);
    const { race: read } = RaceAnswer.parse((await get('/races/5')).body);
    expect(read).toMatchObject({
      status: 'finished',
      distance: 1_600,
      startingPrices: { 2: '3.50' },
    });
    expect(await get('/races/77')).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
    expect((await get('/races/none')).status).toBe(400);
  });

  it('results come page by page, the latest first, each race once', async () => {
    for (let id = 100; id < 130; id += 1) await run(id);
    const first = await results('');
    expect(first.races[0]?.id).toBe(129);
    expect(first.races).toHaveLength(20);
    const second = await results(`&before=${first.nextBefore}`);
    const ids = [...first.races, ...second.races].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([100, 129, 5]));
    expect(second.nextBefore).toBeUndefined();
    expect((await get('/race-results?sport=horse-racing&before=soon')).status).toBe(400);
  });

  it('races are kept for ninety days from their recording', async () => {
    now = NOW + 91 * DAY;
    await archive.catchUp();
    expect((await results('')).races).toEqual([]);
    now = NOW;
  });
});
