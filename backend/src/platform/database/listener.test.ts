import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createListener } from './listener.ts';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase();
});
afterAll(() => test.stop());

/** The connections that listen; each shows its last statement. */
async function listening(): Promise<readonly number[]> {
  const { rows } = await test.pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
     WHERE query ~ '^(UN)?LISTEN ' AND datname = current_database() AND pid <> pg_backend_pid()`,
  );
  return rows.map(({ pid }) => pid);
}

function setUp() {
  const heard: string[] = [];
  const listener = createListener({ pool: test.pool, onTrouble: () => undefined });
  const stops = ['first', 'second', 'second'].map((channel, index) =>
    listener.subscribe(channel, (payload) => heard.push(`${index} ${payload ?? 'begins'}`)),
  );
  return { heard, stops };
}

it('all channels share one connection, and every subscriber receives its own', async () => {
  const { heard, stops } = setUp();
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['0 begins', '1 begins', '2 begins']));
  expect(await listening()).toHaveLength(1);
  heard.length = 0;
  await test.pool.query(`SELECT pg_notify('first', 'a'), pg_notify('second', 'b')`);
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['0 a', '1 b', '2 b']));
  for (const stop of stops) stop();
  await vi.waitFor(async () => expect(await listening()).toEqual([]), 10_000);
});

it('a connection that breaks is replaced, and the subscribers learn that it begins again', async () => {
  const { heard, stops } = setUp();
  await vi.waitFor(() => expect(heard).toHaveLength(3));
  heard.length = 0;
  const [pid] = await listening();
  await test.pool.query('SELECT pg_terminate_backend($1)', [pid]);
  await vi.waitFor(
    () => expect(heard.toSorted()).toEqual(['0 begins', '1 begins', '2 begins']),
    10_000,
  );
  for (const stop of stops) stop();
});

it('the connection gets one statement at a time', async () => {
  const underWay: string[] = [];
  let most = 0;
  const connect = async () => {
    const client = await test.pool.connect();
    const query = client.query.bind(client) as (text: string) => Promise<unknown>;
    const counted = async (text: string) => {
      most = Math.max(most, underWay.push(text));
      await query(text);
      underWay.splice(underWay.indexOf(text), 1);
    };
    return Object.assign(client, { query: counted });
  };
  const pool = { connect } as unknown as typeof test.pool;
  const listener = createListener({ pool, onTrouble: () => undefined });
  const begun = vi.fn();
  const stops = ['first', 'second', 'third'].map((channel) => listener.subscribe(channel, begun));
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(3));
  stops.push(listener.subscribe('fourth', begun), listener.subscribe('fifth', begun));
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(5));
  expect(most).toBe(1);
  for (const stop of stops) stop();
});
