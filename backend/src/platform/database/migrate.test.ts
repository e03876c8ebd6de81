import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { migrate } from './migrate.ts';
import {
  startTestDatabase,
  temporaryFolder,
  type TestDatabase,
} from '../../../test/database/test-database.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: TestDatabase;
let pool: Pool;
let folder: string;

beforeAll(async () => {
  test = await startTestDatabase();
  ({ pool } = test);
});
afterAll(() => test.stop());

beforeEach(async () => {
  folder = await temporaryFolder();
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const file = (name: string, sql: string): Promise<void> => writeFile(join(folder, name), sql);

describe('migrations', () => {
  it('migrations are applied in the order of their numbers, once, also by two instances at once', async () => {
    await file('0002-fill.sql', 'INSERT INTO thing VALUES (2)');
    await file('0001-make.sql', 'CREATE TABLE thing (id int); INSERT INTO thing VALUES (1)');
    await file('notes.txt', 'no migration');
    const applied = await Promise.all([migrate(pool, folder), migrate(pool, folder)]);
    expect(applied.flat()).toEqual(['0001-make.sql', '0002-fill.sql']);
    expect((await pool.query('SELECT id FROM thing ORDER BY id')).rows).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    expect(await migrate(pool, folder)).toEqual([]);
  });

  it('a migration that fails leaves nothing of its file', async () => {
    await file('0001-half.sql', 'CREATE TABLE half (id int); SELECT 1 / 0');
    await expect(migrate(pool, folder)).rejects.toMatchObject({ code: 'migration_failed' });
    const { rows } = await pool.query("SELECT to_regclass('half') AS half");
    expect(rows).toEqual([{ half: null }]);
  });

  it('migrations stop when an applied file was changed or is missing', async () => {
    await file('0001-make.sql', 'CREATE TABLE thing (id int)');
    await migrate(pool, folder);
    await file('0001-make.sql', 'CREATE TABLE thing (id bigint)');
    await expect(migrate(pool, folder)).rejects.toMatchObject({ code: 'migration_changed' });
    await rm(join(folder, '0001-make.sql'));
    await expect(migrate(pool, folder)).rejects.toMatchObject({
      code: 'migration_missing',
    });
  });
});
