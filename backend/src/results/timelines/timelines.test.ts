import { Timeline, type TimelineIncident } from '@touchline/contracts/timeline';
import type { MatchResult } from '@touchline/domain/markets';
import { expect, it } from 'vitest';
import { silentLog } from '../../../test/database/test-database.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { addTestEvent } from '../../../test/live/add-test-event.ts';
import { createTestApp } from '../../../test/platform/test-app.ts';
import { createListeners } from '../../pricing/book/listeners.ts';
import { createMarketBook } from '../../pricing/book/market-book.ts';
import type { SettledMatch } from '../../pricing/book/feed-source.ts';
import { createArchive } from '../archive/archive.ts';
import { registerTimelines } from './timeline-routes.ts';

const database = useTestDatabase();

const goal = (id: number, score: [number, number]): TimelineIncident => ({
  id,
  kind: 'goal',
  period: '1h',
  seconds: 60 * id,
  side: 'home',
  player: { id: 10, name: 'Adam Barlow' },
  score,
});
const result = (home: number): MatchResult => ({
  sport: 'football',
  status: 'finished',
  fullTime: { home, away: 0 },
  players: { records: [{ id: 10, goals: home }] },
});

async function setUp(reported: Map<number, readonly TimelineIncident[]>) {
  const book = createMarketBook();
  const results = createListeners<SettledMatch>();
  const feed = {
    book,
    onResult: results.add,
    resultOf: async () => undefined,
    incidentsOf: async (id: number) => reported.get(id),
  };
  const archive = createArchive({
    pool: database.pool,
    clock: () => 1_000_000,
    log: silentLog,
    feed,
  });
  archive.start();
  const app = await createTestApp();
  registerTimelines(app, { pool: database.pool, book, feed });
  const read = async (id: number) => app.inject(`/line-api/v1/timelines/${id}`);
  const incidents = async (id: number) => Timeline.parse((await read(id)).json()).incidents;
  return { book, results, archive, read, incidents };
}

it('a match has its timeline while it is played and when its feed has forgotten it; a goal taken back corrects it', async () => {
  const reported = new Map<number, readonly TimelineIncident[]>([[501, [goal(1, [1, 0])]]]);
  const { book, results, archive, incidents } = await setUp(reported);
  addTestEvent(book, { id: 501 });
  expect(await incidents(501)).toEqual([goal(1, [1, 0])]);
  reported.set(501, [goal(1, [1, 0]), goal(2, [2, 0])]);
  expect(await incidents(501)).toHaveLength(2);
  // The feed corrects itself: the goal is marked and stays where it was.
  const corrected = [goal(1, [1, 0]), { ...goal(2, [1, 0]), isTakenBack: true as const }];
  results.notify({ eventId: 501, result: result(2) });
  await archive.catchUp();
  reported.set(501, corrected);
  results.notify({ eventId: 501, result: result(1) });
  await archive.catchUp();
  book.remove(501);
  reported.delete(501);
  expect(await incidents(501)).toEqual(corrected);
  const { rows } = await database.pool.query<{ result: MatchResult }>(
    'SELECT result FROM match_result WHERE event_id = 501',
  );
  expect(rows[0]?.result).toEqual({ ...result(1), players: undefined });
  await archive.stop();
});

it('a source that reports nothing has nothing kept, and its matches have an empty timeline', async () => {
  const { book, results, archive, incidents, read } = await setUp(new Map());
  addTestEvent(book, { id: 511 });
  results.notify({ eventId: 511, result: result(0) });
  await archive.catchUp();
  expect(await incidents(511)).toEqual([]);
  expect((await read(999_999)).statusCode).toBe(404);
  expect((await read(999_999)).json()).toMatchObject({ error: { code: 'not_found' } });
  const { rows } = await database.pool.query('SELECT FROM match_timeline WHERE event_id = 511');
  expect(rows).toEqual([]);
  await archive.stop();
});
