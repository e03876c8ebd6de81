import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { migrate } from './migrate.ts';
import { MIGRATIONS_DIRECTORY, readSchemaFiles, type SchemaFiles } from './schema-files.ts';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: TestDatabase;
let pool: Pool;
let files: SchemaFiles;

beforeAll(async () => {
  test = await startTestDatabase();
  ({ pool } = test);
  files = await readSchemaFiles(MIGRATIONS_DIRECTORY);
});
afterAll(() => test.stop());

interface Definition {
  readonly name: string;
  readonly definition: string;
}

/** Every function and procedure of the database, one row a signature. */
async function definitions(): Promise<readonly Definition[]> {
  const { rows } = await pool.query<Definition>(
    `SELECT proname AS name, pg_get_functiondef(oid) AS definition FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace ORDER BY oid::regprocedure::text`,
  );
  return rows;
}

async function applyAll(): Promise<void> {
  for (const { sql } of files.functions) {
    await pool.query(sql);
  }
}

it('a function file defines the function that it is named after, and no other', () => {
  const statement = /\b(?:CREATE|CREATE OR REPLACE|ALTER|DROP) (?:FUNCTION|PROCEDURE) \w+/g;
  for (const { name, sql } of files.functions) {
    expect(sql.match(statement)).toEqual([
      `CREATE OR REPLACE FUNCTION ${name.replace('.sql', '')}`,
    ]);
  }
});

it('a new database has the functions of the files and no other, one signature each', async () => {
  const found = await definitions();
  expect(found.map(({ name }) => `${name}.sql`).toSorted()).toEqual(
    files.functions.map(({ name }) => name).toSorted(),
  );
  await applyAll();
  expect(await definitions()).toEqual(found);
});

it('a database from before the function files gets the functions of a new one', async () => {
  const current = await definitions();
  const history = await readFile(join(MIGRATIONS_DIRECTORY, '0340-lock-order.sql'), 'utf8');
  const outdated = history.slice(history.indexOf('CREATE OR REPLACE FUNCTION settle_bets'));
  await pool.query(outdated);
  await pool.query('DROP TABLE schema_function');
  expect(await definitions()).not.toEqual(current);

  const applied = await migrate(pool);

  expect(applied).toEqual(files.functions.map(({ name }) => name));
  expect(await definitions()).toEqual(current);
});

it('the declared order is enough to create every function where there is none', async () => {
  const current = await definitions();
  await pool.query(`DO $$
    DECLARE dropped regprocedure;
    BEGIN
      FOR dropped IN SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace LOOP
        EXECUTE format('DROP FUNCTION %s CASCADE', dropped);
      END LOOP;
    END $$`);
  expect(await definitions()).toEqual([]);
  await applyAll();
  expect(await definitions()).toEqual(current);
});
