import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { withEmptySchema } from '../../../test/database/with-empty-schema.ts';

const test = withEmptySchema();

const file = (name: string, sql: string): Promise<void> => writeFile(join(test.folder, name), sql);

describe('migrations', () => {
  it('migrations are applied in the order of their numbers, once, also by two instances at once', async () => {
    await file('0002-fill.sql', 'INSERT INTO thing VALUES (2)');
    await file('0001-make.sql', 'CREATE TABLE thing (id int); INSERT INTO thing VALUES (1)');
    await file('notes.txt', 'no migration');
    const applied = await Promise.all([
      migrate(test.pool, test.folder),
      migrate(test.pool, test.folder),
    ]);
    expect(applied.flat()).toEqual(['0001-make.sql', '0002-fill.sql']);
    expect((await test.pool.query('SELECT id FROM thing ORDER BY id')).rows).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    expect(await migrate(test.pool, test.folder)).toEqual([]);
  });

  it('a migration that fails leaves nothing of its file', async () => {
    await file('0001-half.sql', 'CREATE TABLE half (id int); SELECT 1 / 0');
    await expect(migrate(test.pool, test.folder)).rejects.toMatchObject({
      code: 'migration_failed',
    });
    const { rows } = await test.pool.query("SELECT to_regclass('half') AS half");
    expect(rows).toEqual([{ half: null }]);
  });

  it('migrations stop when an applied file was changed or is missing', async () => {
    await file('0001-make.sql', 'CREATE TABLE thing (id int)');
    await migrate(test.pool, test.folder);
    await file('0001-make.sql', 'CREATE TABLE thing (id bigint)');
    await expect(migrate(test.pool, test.folder)).rejects.toMatchObject({
      code: 'migration_changed',
    });
    await rm(join(test.folder, '0001-make.sql'));
    await expect(migrate(test.pool, test.folder)).rejects.toMatchObject({
      code: 'migration_missing',
    });
  });
});
