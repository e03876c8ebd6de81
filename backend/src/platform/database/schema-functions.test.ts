import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { migrate } from './migrate.ts';
import { MIGRATIONS_DIRECTORY, readSchemaFiles, type SchemaFiles } from './schema-files.ts';
import { namesUnder } from './sql-file.ts';
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
  await pool.query('ALTER FUNCTION settle_bets(jsonb) RESET ALL');
  await pool.query(
    `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql
     AS 'BEGIN RETURN NULL; END'`,
  );
  await pool.query('DROP TABLE schema_function');
  expect(await definitions()).not.toEqual(current);

  const applied = await migrate(pool);

  expect(applied).toEqual(files.functions.map(({ name }) => name));
  expect(await definitions()).toEqual(current);
});

it('a function names the tables whose triggers and defaults call it', async () => {
  const { rows } = await pool.query<{ name: string; tables: string[] }>(
    `SELECT proname AS name, array_agg(DISTINCT caller.relname::text ORDER BY caller.relname::text) AS tables
     FROM pg_proc JOIN (
       SELECT tgfoid AS called, tgrelid FROM pg_trigger WHERE NOT tgisinternal
       UNION
       SELECT refobjid, adrelid FROM pg_depend JOIN pg_attrdef ON pg_attrdef.oid = objid
       WHERE classid = 'pg_attrdef'::regclass AND refclassid = 'pg_proc'::regclass
     ) AS used (called, relation) ON called = pg_proc.oid
     JOIN pg_class AS caller ON caller.oid = relation
     WHERE pronamespace = 'public'::regnamespace GROUP BY proname ORDER BY proname`,
  );
  const declared = files.functions
    .map((file) => ({
      name: file.name.replace('.sql', ''),
      tables: namesUnder('Called by tables', file),
    }))
    .filter(({ tables }) => tables.length > 0);
  expect(declared.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(rows);
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
