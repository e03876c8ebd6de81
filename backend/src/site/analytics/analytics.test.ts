import {
  ANALYTICS_EVENTS,
  AnalyticsConfiguration,
  AnalyticsSettings,
} from '@touchline/contracts/analytics';
import { OperatorAnalyticsAnswer } from '@touchline/contracts/operator';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { registerAnalytics } from './analytics.ts';
import { registerFigureRoutes } from './figure-routes.ts';
import { createCollector } from './collector.ts';

const OPERATOR = 'operator-token-of-this-test';
const HOUR = 3_600_000;
const log = pino({ level: 'silent' });
const clock = createTestClock();

let database: TestDatabase;
let app: App;
let configuration = AnalyticsConfiguration.parse({});
let delay = 10_000;
let stop: () => Promise<void>;
let startStoring: () => () => Promise<void>;

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp({ rateLimits: true });
  ({ start: startStoring } = registerAnalytics(app, {
    pool: database.pool,
    clock: clock.now,
    log,
    configuration: async () => configuration,
    scriptsDelay: async () => delay,
  }));
  registerFigureRoutes(app, { pool: database.pool, clock: clock.now, operatorToken: OPERATOR });
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(async () => {
  await database.pool.query('TRUNCATE analytics_event, analytics_vital');
  configuration = AnalyticsConfiguration.parse({});
});

const batch = (change: object = {}) => ({
  visit: 'visit-of-this-test',
  release: 'r1',
  device: 'mobile',
  language: 'en',
  events: [],
  vitals: [],
  ...change,
});
const loaded = (ready: number, change: object = {}) => ({
  number: ANALYTICS_EVENTS.loadTiming,
  time: clock.now(),
  route: 'home',
  data: { ready },
  ...change,
});

/** Reports as a page does and waits until it is stored. */
async function notify(payload: object): Promise<number> {
  stop = startStoring();
  const answer = await app.inject({ method: 'POST', url: '/fatman-api/v1/events', payload });
  await stop();
  return answer.statusCode;
}

describe('collector', () => {
  it('the collector stores the report of a page, with where and when it happened', async () => {
    const vital = { name: 'LCP', value: 812.5, time: clock.now() - 5000, route: 'home' };
    expect(await notify(batch({ events: [loaded(400)], vitals: [vital] }))).toBe(204);
    const { rows: events } = await database.pool.query('SELECT * FROM analytics_event');
    expect(events).toMatchObject([
      { number: 1, route: 'home', device: 'mobile', release: 'r1', data: { ready: 400 } },
    ]);
    const { rows: vitals } = await database.pool.query('SELECT * FROM analytics_vital');
    expect(vitals).toMatchObject([{ name: 'LCP', value: 812.5, at: new Date(clock.now() - 5000) }]);
  });

  it('the collector accepts moments of the last 24 hours and uses its own time for all others', async () => {
    const times = [clock.now() - 24 * HOUR, clock.now() - 24 * HOUR - 1, clock.now() + HOUR];
    await notify(batch({ events: times.map((time) => loaded(1, { time })) }));
    const { rows } = await database.pool.query('SELECT at FROM analytics_event ORDER BY at');
    expect(rows.map(({ at }) => clock.now() - at.getTime())).toEqual([24 * HOUR, 0, 0]);
  });

  it('the collector refuses what does not fit the schema and what is too large', async () => {
    expect(await notify(batch({ events: [loaded(1, { number: 99 })] }))).toBe(400);
    expect(await notify(batch({ visit: 'x'.repeat(40_000) }))).toBe(413);
    const { rowCount } = await database.pool.query('SELECT 1 FROM analytics_event');
    expect(rowCount).toBe(0);
  });

  it('the collector stores nothing while the operator has disabled analytics', async () => {
    configuration = AnalyticsConfiguration.parse({ enabled: false });
    expect(await notify(batch({ events: [loaded(1)] }))).toBe(204);
    expect((await database.pool.query('SELECT 1 FROM analytics_event')).rowCount).toBe(0);
  });

  it('the collector keeps no more in memory than its bound: the rest is dropped and counted', async () => {
    const dropped: number[] = [];
    const collector = createCollector({
      pool: database.pool,
      clock: clock.now,
      log,
      keptDays: async () => 90,
      onDropped: (rows) => dropped.push(rows),
    });
    const events = Array.from({ length: 100 }, () => loaded(1));
    for (let index = 0; index < 101; index += 1) {
      collector.take(batch({ events }) as never);
    }
    expect(dropped).toEqual([100]);
    await collector.flush();
    expect((await database.pool.query('SELECT 1 FROM analytics_event')).rowCount).toBe(10_000);
  });

  it('the collector refuses NUL and lone surrogates, and stores the rest of a batch', async () => {
    expect(await notify(batch({ release: 'r\u0000', events: [loaded(1)] }))).toBe(400);
    const dropped: number[] = [];
    const collector = createCollector({
      pool: database.pool,
      clock: clock.now,
      log,
      keptDays: async () => 90,
      onDropped: (rows) => dropped.push(rows),
    });
    collector.take(batch({ events: [loaded(1)] }) as never);
    collector.take(batch({ release: 'r\u0000', events: [loaded(2)] }) as never);
    collector.take(batch({ events: [loaded(3)] }) as never);
    await collector.flush();
    const { rows } = await database.pool.query('SELECT data FROM analytics_event ORDER BY data');
    expect(rows).toEqual([{ data: { ready: 1 } }, { data: { ready: 3 } }]);
    expect(dropped).toEqual([1]);
  });

  it('the collector deletes what is older than the operator’s retention', async () => {
    await notify(batch({ events: [loaded(1), loaded(2)] }));
    await database.pool.query(
      `UPDATE analytics_event SET at = at - interval '8 days' WHERE data->>'ready' = '1'`,
    );
    const collector = createCollector({
      pool: database.pool,
      clock: clock.now,
      log,
      keptDays: async () => 7,
      onDropped: () => undefined,
    });
    await collector.clean();
    const { rows } = await database.pool.query('SELECT data FROM analytics_event');
    expect(rows).toEqual([{ data: { ready: 2 } }]);
  });

  it('the collector is limited by address', async () => {
    const answers = [];
    for (let index = 0; index < 241; index += 1) {
      answers.push(
        await app.inject({
          method: 'POST',
          url: '/fatman-api/v1/events',
          payload: batch(),
          remoteAddress: '192.0.2.7',
        }),
      );
    }
    expect(answers.at(-2)?.statusCode).toBe(204);
    expect(answers.at(-1)?.statusCode).toBe(429);
  });
});

describe('settings of a page', () => {
  it('the analytics settings of a page are the counters of its domain, else those of every domain', async () => {
    configuration = AnalyticsConfiguration.parse({
      counters: { 'one.example': { web: 'A-1' }, '*': { web: 'ALL' } },
    });
    const of = async (host: string) => {
      const answer = await app.inject({ url: '/fatman-api/v1/settings', headers: { host } });
      return AnalyticsSettings.parse(answer.json()).counters;
    };
    expect(await of('one.example')).toEqual({ web: 'A-1' });
    expect(await of('two.example')).toEqual({ web: 'ALL' });
  });

  it('the analytics settings install no foreign script unless configured, and after the delay of group `thirdparty`', async () => {
    const settings = async () => (await app.inject('/fatman-api/v1/settings')).json();
    expect(await settings()).toMatchObject({ scripts: [], scriptsDelay: 10_000 });
    delay = 2_500;
    expect(await settings()).toMatchObject({ scriptsDelay: 2_500 });
  });

  it('the analytics settings list scripts with the code of the domain, and none without one', async () => {
    configuration = AnalyticsConfiguration.parse({
      counters: { 'one.example': { web: 'A&1', tag: 'T' } },
      scripts: ['https://c.example/{web}.js?t={tag}', 'https://all.example/c.js'],
    });
    const of = async (host: string) => {
      const answer = await app.inject({ url: '/fatman-api/v1/settings', headers: { host } });
      return AnalyticsSettings.parse(answer.json()).scripts;
    };
    expect(await of('one.example')).toEqual([
      'https://c.example/A%261.js?t=T',
      'https://all.example/c.js',
    ]);
    expect(await of('two.example')).toEqual(['https://all.example/c.js']);
  });
});

describe('the figures of operators', () => {
  const read = (period: string, token = OPERATOR) =>
    app.inject({
      url: `/operator-api/v1/analytics?period=${period}`,
      headers: { authorization: `Bearer ${token}` },
    });

  it('the figures need an operator, and a period that there is', async () => {
    expect((await read('day', 'wrong')).statusCode).toBe(401);
    expect((await read('year')).statusCode).toBe(400);
  });

  it('the figures hold percentiles of vitals, load times by route and the number of events', async () => {
    const values = Array.from({ length: 101 }, (_, index) => 1000 + index * 10);
    await notify(batch({ events: [100, 200, 300].map((ready) => loaded(ready)) }));
    for (const part of [
      values.slice(0, 30),
      values.slice(30, 60),
      values.slice(60, 90),
      values.slice(90),
    ]) {
      await notify(
        batch({
          vitals: part.map((value) => ({ name: 'LCP', value, time: clock.now(), route: 'home' })),
        }),
      );
    }
    const figures = OperatorAnalyticsAnswer.parse((await read('day')).json());
    expect(figures.bucket).toBe('hour');
    expect(figures.buckets).toHaveLength(24);
    expect(figures.spreads).toEqual([{ name: 'LCP', count: 101, p50: 1500, p75: 1750, p95: 1950 }]);
    expect(figures.loads).toMatchObject([{ name: 'home', count: 3, p50: 200 }]);
    expect(figures.events).toMatchObject([{ name: '1', total: 3 }]);
    expect(figures.events[0]?.values.at(-1)).toBe(3);
    expect(figures.events[0]?.values[0]).toBe(null);
  });

  it('the figures of a period without reports are empty, by the day', async () => {
    const figures = OperatorAnalyticsAnswer.parse((await read('month')).json());
    expect(figures).toMatchObject({ bucket: 'day', events: [], vitals: [], loads: [] });
    expect(figures.buckets).toHaveLength(30);
  });
});
