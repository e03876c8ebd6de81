import type { CricketPlayerAnswer, CricketScorecard } from '@touchline/contracts/cricket';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import type { App } from '../../platform/http/app.ts';
import { createMarketBook } from '../../pricing/book/market-book.ts';
import { modelOf } from '../../pricing/engine/any-model.ts';
import type { Fixture } from '../../pricing/engine/fixture.ts';
import { createModelCourse } from '../../pricing/engine/model-course.ts';
import { createRandom, createSportModels } from '../../pricing/models/index.ts';
import { createCricketBalls } from '../../pricing/simulator/cricket-balls.ts';
import { registerCricket } from './cricket-routes.ts';
import { recordFigures } from './record-figures.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const HOUR = 3_600_000;
const clock = createTestClock();
const model = modelOf(createSportModels(), 'cricket');
/** Three matches of the same sides: two have ended, one is in its first innings. */
const STARTED = { 1: 9, 2: 8, 3: 0.5 } as const;
let database: TestDatabase;
let app: App;

const feed = {
  book: createMarketBook(),
  ...createCricketBalls({
    pace: { clock: clock.now, speed: 1 },
    calendar: {
      find: (id) =>
        ({
          sport: 'cricket',
          startsAt: clock.now() - (STARTED[id as 1] ?? -1) * HOUR,
          home: { id: 11, name: 'Surrey' },
          away: { id: 12, name: 'Kent' },
          startCourse: () =>
            createModelCourse({
              model,
              strengths: model.strengthsFrom({ home: 0, away: 0 }),
              random: createRandom(id),
            }),
        }) as unknown as Fixture,
    },
  }),
};

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp();
  registerCricket(app, { pool: database.pool, clock: clock.now, feed });
  await app.ready();
  const { pool } = database;
  await pool.query(`INSERT INTO result_champ VALUES (5, 'cricket', 'Blast', 'blast', 'GB', 1, '')`);
  await pool.query(
    `INSERT INTO result_side VALUES (11, 'cricket', 'Surrey', ''), (12, 'cricket', 'Kent', '')`,
  );
  for (const [id, hours] of Object.entries(STARTED)) {
    const isOver = hours > 1;
    await pool.query(
      `INSERT INTO match_result (event_id, sport, champ_id, tier, season, home_id, away_id, slug, starts_at,
         status, result, recorded_at)
       VALUES ($1, 'cricket', 5, 1, '2026', 11, 12, 'surrey-kent', $2, $3, $4, $5)`,
      [
        Number(id),
        new Date(clock.now() - hours * HOUR),
        isOver ? 'finished' : 'scheduled',
        isOver ? { sport: 'cricket' } : null,
        isOver ? new Date(clock.now()) : null,
      ],
    );
  }
});
afterAll(async () => {
  await app.close();
  await database.stop();
});

const record = () => recordFigures({ pool: database.pool, clock: clock.now, feed });
const cardOf = async (id: number): Promise<CricketScorecard> =>
  (await app.inject(`/line-api/v1/cricket/scorecards/${id}`)).json();
const playerOf = async (id: number): Promise<CricketPlayerAnswer> =>
  (await app.inject(`/line-api/v1/cricket/players/${id}`)).json();

describe('a scorecard', () => {
  it('a scorecard in play has its innings with batters, bowlers and the last balls', async () => {
    const { innings, home, away } = await cardOf(3);
    const [first] = innings;
    expect([home.name, away.name]).toContain(first?.team);
    expect(innings).toHaveLength(1);
    expect(first?.isOver).toBe(false);
    expect(first?.batting.reduce((sum, { runs }) => sum + runs, 0)).toBe(first?.runs);
    expect((first?.batting.length ?? 0) + (first?.yetToBat.length ?? 0)).toBe(11);
    expect(first?.balls.length).toBeGreaterThan(20);
    // The latest first.
    expect(Number(first?.balls[0]?.at)).toBeGreaterThan(Number(first?.balls.at(-1)?.at));
  });

  it('a match that the archive does not know, or that is long past, is not told', async () => {
    expect((await app.inject('/line-api/v1/cricket/scorecards/99')).statusCode).toBe(404);
    await database.pool.query('UPDATE match_result SET starts_at = $1 WHERE event_id = 2', [
      new Date(clock.now() - 49 * HOUR),
    ]);
    expect((await app.inject('/line-api/v1/cricket/scorecards/2')).statusCode).toBe(404);
    await database.pool.query('UPDATE match_result SET starts_at = $1 WHERE event_id = 2', [
      new Date(clock.now() - STARTED[2] * HOUR),
    ]);
  });
});

describe('the career of a cricketer', () => {
  it('a career is the sum of the scorecards of finished matches, each written once', async () => {
    await Promise.all([record(), record()]);
    await record();
    const { rows } = await database.pool.query(
      'SELECT event_id, count(*)::integer AS players FROM cricket_figure GROUP BY 1 ORDER BY 1',
    );
    expect(rows).toEqual([
      { event_id: '1', players: 22 },
      { event_id: '2', players: 22 },
    ]);
    const cards = await Promise.all([cardOf(1), cardOf(2)]);
    const innings = cards.flatMap((card) => card.innings);
    const people = new Map(
      innings.flatMap(({ batting, yetToBat }) =>
        [...batting, ...yetToBat].map(({ id, name }) => [id, name]),
      ),
    );
    expect(people.size).toBe(22);
    for (const [id, name] of people) {
      const { player, batting, bowling, matches } = await playerOf(id);
      const batted = innings.flatMap((one) => one.batting).filter((one) => one.id === id);
      const bowled = innings.flatMap((one) => one.bowling).filter((one) => one.id === id);
      const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
      expect(player.name).toBe(name);
      expect(matches).toHaveLength(2);
      expect(batting).toMatchObject({
        matches: 2,
        innings: batted.length,
        notOuts: batted.filter(({ out }) => out === undefined).length,
        runs: sum(batted.map(({ runs }) => runs)),
        fours: sum(batted.map(({ fours }) => fours)),
        best: Math.max(0, ...batted.map(({ runs }) => runs)),
      });
      expect(bowling).toMatchObject({
        wickets: sum(bowled.map(({ wickets }) => wickets)),
        runs: sum(bowled.map(({ runs }) => runs)),
      });
    }
  });

  it('a player whom no match has is not found', async () => {
    expect((await app.inject('/line-api/v1/cricket/players/5')).statusCode).toBe(404);
    expect((await app.inject('/line-api/v1/cricket/players/x')).statusCode).toBe(400);
  });

  it('a feed that tells nothing ball by ball writes no figures', async () => {
    await recordFigures({ pool: database.pool, clock: clock.now, feed: {} });
  });
});
