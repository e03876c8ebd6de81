import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase();
}, 60_000);
afterAll(() => test.stop());

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a lost database', () => {
  it('a lost database is recognised by every failure of a broken connection, the later ones included', async () => {
    const client = await test.pool.connect();
    try {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await test.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      const failures = [
        await failureOf(client.query('SELECT 1')),
        await failureOf(client.query('SELECT 1')),
      ];
      expect(failures.map(isDatabaseAway)).toEqual([true, true]);
    } finally {
      client.release(true);
    }
  });

  it.each(['ECONNREFUSED', '08006', '57P01', '53300'])(
    'a lost database is recognised by the code %s',
    (code) => {
      expect(isDatabaseAway(Object.assign(new Error('away'), { code }))).toBe(true);
    },
  );

  it.each(['23505', '40P01', '57014', undefined])(
    'a lost database is not indicated by the code %s',
    (code) => {
      expect(isDatabaseAway(Object.assign(new Error('refused'), { code }))).toBe(false);
    },
  );
});
