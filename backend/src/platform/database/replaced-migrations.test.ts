import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { migrate } from './migrate.ts';
import { replacedBy } from './replaced-migrations.ts';
import { MIGRATIONS_DIRECTORY, readSchemaFiles } from './schema-files.ts';
import { temporaryFolder } from '../../../test/database/test-database.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const test = useTestDatabase();

async function recordedMigrations(): Promise<readonly string[]> {
  const { rows } = await test.pool.query<{ name: string }>(
    'SELECT name FROM schema_migration ORDER BY name',
  );
  return rows.map(({ name }) => name);
}

describe('the baseline of the product', () => {
  let oldNames: readonly string[];
  beforeAll(async () => {
    const list = new URL('../../../test/database/migrations-of-0.1.0.txt', import.meta.url);
    oldNames = (await readFile(list, 'utf8')).trim().split('\n');
  });
  async function record(names: readonly string[]): Promise<void> {
    await test.pool.query('DELETE FROM schema_migration');
    await test.pool.query(
      `INSERT INTO schema_migration (name, checksum) SELECT name, 'old' FROM unnest($1::text[]) name`,
      [names],
    );
  }

  it('the baseline replaces each migration of 0.1.0 once', async () => {
    const { migrations } = await readSchemaFiles(MIGRATIONS_DIRECTORY);
    const replaced = migrations.flatMap(replacedBy);
    expect(replaced.map(({ name }) => name).toSorted()).toEqual(oldNames);
    expect(new Set(replaced.map(({ version }) => version))).toEqual(new Set(['0.1.0']));
  });

  it('the baseline is not applied to a database of 0.1.0, which that version still recognises', async () => {
    const { migrations } = await readSchemaFiles(MIGRATIONS_DIRECTORY);
    const newer = migrations.filter((file) => replacedBy(file).length === 0);
    const baseline = await temporaryFolder();
    try {
      await cp(MIGRATIONS_DIRECTORY, baseline, {
        recursive: true,
        filter: (source) => !newer.some(({ name }) => source.endsWith(name)),
      });
      await test.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      await migrate(test.pool, baseline);
    } finally {
      await rm(baseline, { recursive: true, force: true });
    }
    await record(oldNames);
    const names = newer.map(({ name }) => name);
    const known = new Set(migrations.map(({ name }) => name));
    expect((await migrate(test.pool)).filter((name) => known.has(name))).toEqual(names);
    expect(await recordedMigrations()).toEqual([...oldNames, ...names].toSorted());
  });

  it('a database that lacks the last migration of 0.1.0 is refused', async () => {
    await record(oldNames.slice(0, -1));
    await expect(migrate(test.pool)).rejects.toMatchObject({
      code: 'database_outdated',
      message:
        'The database lacks 0470-open-bets-of-accounts.sql of version 0.1.0. ' +
        'Start version 0.1.0 on it once, then this one.',
    });
  });
});

describe('a baseline', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
    await test.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await write('0001-first.sql', 'CREATE TABLE thing (id int)');
    await write('0002-second.sql', 'ALTER TABLE thing ADD COLUMN name text');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const write = (name: string, sql: string): Promise<void> => writeFile(join(folder, name), sql);

  async function squash(): Promise<void> {
    await rm(join(folder, '0001-first.sql'));
    await rm(join(folder, '0002-second.sql'));
    await write(
      '0002-baseline.sql',
      '-- Replaces (1.0): 0001-first\n-- Replaces (1.0): 0002-second\nCREATE TABLE thing (id int, name text)',
    );
    await write('0012-next.sql', 'ALTER TABLE thing ADD COLUMN size int');
  }

  it('a baseline creates a new database', async () => {
    await squash();
    expect(await migrate(test.pool, folder)).toEqual(['0002-baseline.sql', '0012-next.sql']);
    expect(await migrate(test.pool, folder)).toEqual([]);
  });

  it('a baseline is skipped where its migrations are applied, and later ones follow', async () => {
    await migrate(test.pool, folder);
    await squash();
    expect(await migrate(test.pool, folder)).toEqual(['0012-next.sql']);
    expect(await migrate(test.pool, folder)).toEqual([]);
  });

  it('a database with only some of the migrations is refused and unchanged', async () => {
    await rm(join(folder, '0002-second.sql'));
    await migrate(test.pool, folder);
    await write('0002-second.sql', '');
    await squash();
    await expect(migrate(test.pool, folder)).rejects.toMatchObject({
      code: 'database_outdated',
      message: expect.stringContaining('0002-second.sql of version 1.0'),
    });
    expect(await recordedMigrations()).toEqual(['0001-first.sql']);
  });
});
