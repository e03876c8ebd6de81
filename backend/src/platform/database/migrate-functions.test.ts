import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { withEmptySchema } from '../../../test/database/with-empty-schema.ts';

const test = withEmptySchema();
beforeEach(() => mkdir(join(test.folder, 'functions')));

const write = (name: string, sql: string): Promise<void> => writeFile(join(test.folder, name), sql);
const writeFunction = (name: string, body: string, head = ''): Promise<void> =>
  write(
    `functions/${name}.sql`,
    `${head}CREATE OR REPLACE FUNCTION ${name}() RETURNS int LANGUAGE sql AS $$ ${body} $$;`,
  );

async function valueOf(name: string): Promise<number> {
  const { rows } = await test.pool.query<{ value: number }>(`SELECT ${name}() AS value`);
  return rows[0]?.value ?? 0;
}

describe('function files', () => {
  it('function files are applied after the migrations, again when changed, and not when unchanged', async () => {
    await write('0001-thing.sql', 'CREATE TABLE thing (id int)');
    await writeFunction('things', 'SELECT count(*)::int FROM thing');
    await writeFunction('answer', 'SELECT 41');
    expect(await migrate(test.pool, test.folder)).toEqual([
      '0001-thing.sql',
      'answer.sql',
      'things.sql',
    ]);
    expect(await migrate(test.pool, test.folder)).toEqual([]);

    await writeFunction('answer', 'SELECT 42');
    expect(await migrate(test.pool, test.folder)).toEqual(['answer.sql']);
    expect(await valueOf('answer')).toBe(42);
    expect(await migrate(test.pool, test.folder)).toEqual([]);
  });

  it('function files are applied once by two instances that start at once', async () => {
    await writeFunction('answer', 'SELECT 41');
    const applied = await Promise.all([
      migrate(test.pool, test.folder),
      migrate(test.pool, test.folder),
    ]);
    expect(applied.flat()).toEqual(['answer.sql']);
    await writeFunction('answer', 'SELECT 42');
    const changed = await Promise.all([
      migrate(test.pool, test.folder),
      migrate(test.pool, test.folder),
    ]);
    expect(changed.flat()).toEqual(['answer.sql']);
  });

  it('function files are all applied again after a migration, which may have dropped some', async () => {
    await writeFunction('answer', 'SELECT 42');
    await migrate(test.pool, test.folder);
    await write('0010-drop.sql', 'DROP FUNCTION answer()');
    expect(await migrate(test.pool, test.folder)).toEqual(['0010-drop.sql', 'answer.sql']);
    expect(await valueOf('answer')).toBe(42);
  });

  it('a function file that fails rolls back the migrations of the same start', async () => {
    await write('0001-thing.sql', 'CREATE TABLE thing (id int)');
    await writeFunction('broken', 'SELECT missing FROM thing');
    await expect(migrate(test.pool, test.folder)).rejects.toMatchObject({
      code: 'migration_failed',
    });
    const { rows } = await test.pool.query("SELECT to_regclass('thing') AS thing");
    expect(rows).toEqual([{ thing: null }]);
  });

  it('function files are applied after those they require', async () => {
    await writeFunction('answer', 'SELECT last()', '-- Requires: last\n');
    await writeFunction('last', 'SELECT 42');
    expect(await migrate(test.pool, test.folder)).toEqual(['last.sql', 'answer.sql']);
  });

  it.each([
    ['of a missing function', 'gone', 'answer.sql requires gone.sql, which is missing.'],
    ['in a circle', 'answer', 'answer.sql requires answer.sql.'],
  ])('a function file with a requirement %s is refused', async (_, required, message) => {
    await writeFunction('answer', 'SELECT 42', `-- Requires: ${required}\n`);
    await expect(migrate(test.pool, test.folder)).rejects.toMatchObject({
      code: 'function_order_invalid',
      message,
    });
  });

  it('a removed function file leaves its function to a migration, and is applied when it returns', async () => {
    await writeFunction('answer', 'SELECT 42');
    await migrate(test.pool, test.folder);
    await rm(join(test.folder, 'functions/answer.sql'));
    expect(await migrate(test.pool, test.folder)).toEqual([]);
    expect(await valueOf('answer')).toBe(42);

    await write('0010-drop.sql', 'DROP FUNCTION answer()');
    await migrate(test.pool, test.folder);
    await writeFunction('answer', 'SELECT 42');
    expect(await migrate(test.pool, test.folder)).toEqual(['answer.sql']);
  });
});

describe('functions that tables call', () => {
  const writeTrigger = (body: string): Promise<void> =>
    write(
      'functions/fill.sql',
      `-- Called by tables: thing
       CREATE OR REPLACE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$
       DECLARE filled thing; BEGIN ${body}; RETURN NEW; END $$;`,
    );
  const TABLE = `CREATE TABLE thing (id int, size int);
    CREATE TRIGGER fill BEFORE INSERT ON thing FOR EACH ROW EXECUTE FUNCTION fill();
    INSERT INTO thing VALUES (1)`;
  async function sizes(): Promise<unknown> {
    return (await test.pool.query('SELECT id, size FROM thing ORDER BY id')).rows;
  }

  it('functions that tables call exist before the migration that names them in a trigger', async () => {
    await writeTrigger('NEW.size := 2');
    await write('0001-thing.sql', TABLE);
    expect(await migrate(test.pool, test.folder)).toEqual(['0001-thing.sql', 'fill.sql']);
    expect(await sizes()).toEqual([{ id: 1, size: 2 }]);
  });

  it('functions that tables call change after the migrations of a start', async () => {
    await writeTrigger('NEW.size := 2');
    await write('0001-thing.sql', TABLE);
    await migrate(test.pool, test.folder);
    await writeTrigger('NEW.weight := 3');
    await write(
      '0010-weight.sql',
      'INSERT INTO thing VALUES (2); ALTER TABLE thing ADD COLUMN weight int',
    );
    expect(await migrate(test.pool, test.folder)).toEqual(['0010-weight.sql', 'fill.sql']);
    await test.pool.query('INSERT INTO thing VALUES (3)');
    const { rows } = await test.pool.query('SELECT id, size, weight FROM thing ORDER BY id');
    expect(rows.slice(1)).toEqual([
      { id: 2, size: 2, weight: null },
      { id: 3, size: null, weight: 3 },
    ]);
  });

  it('functions that tables call are checked after the migrations', async () => {
    await write(
      'functions/size.sql',
      `-- Called by tables: thing
       CREATE OR REPLACE FUNCTION size() RETURNS bigint LANGUAGE sql AS 'SELECT missing FROM thing';`,
    );
    await write('0001-thing.sql', 'CREATE TABLE thing (id int, size bigint DEFAULT size())');
    await expect(migrate(test.pool, test.folder)).rejects.toMatchObject({
      code: 'migration_failed',
      message: expect.stringContaining('size.sql failed'),
    });
  });
});

describe('migrations of one start', () => {
  it('the migrations of one start may alter a table whose deferred triggers an earlier one has fired', async () => {
    await write(
      '0001-thing.sql',
      `CREATE TABLE thing (id int);
       CREATE FUNCTION nothing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
       CREATE CONSTRAINT TRIGGER later AFTER INSERT ON thing DEFERRABLE INITIALLY DEFERRED
         FOR EACH ROW EXECUTE FUNCTION nothing();
       INSERT INTO thing VALUES (1)`,
    );
    await write('0010-name.sql', 'ALTER TABLE thing ADD COLUMN name text');
    expect(await migrate(test.pool, test.folder)).toEqual(['0001-thing.sql', '0010-name.sql']);
  });
});
