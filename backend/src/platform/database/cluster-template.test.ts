import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { templatePlace } from './cluster-template.ts';
import { startDatabase } from './database.ts';
import { makeClusterTemplate } from './make-cluster-template.ts';
import { migrate } from './migrate.ts';
import { findNativeFiles } from './native-files.ts';
import { createPool } from './pool.ts';
import { silentLog, temporaryFolder } from '../../../test/database/test-database.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let templates: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  templates = join(folder, 'templates');
  await mkdir(join(templates, 'of-another-build'), { recursive: true });
  await makeClusterTemplate(templates);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts on a data folder of its own. @returns what the first query and a migration find */
async function firstStart(name: string): Promise<{ applied: readonly string[]; kept: unknown[] }> {
  const dataDirectory = join(folder, name);
  const database = await startDatabase({ dataDirectory, log: silentLog, templates });
  const pool = createPool(database, { log: silentLog, size: 1 });
  try {
    const applied = await migrate(pool);
    await pool.query('CREATE TABLE IF NOT EXISTS kept (word text)');
    await pool.query('INSERT INTO kept VALUES ($1)', [name]);
    return { applied, kept: (await pool.query('SELECT word FROM kept')).rows };
  } finally {
    await pool.end();
    await database.stop();
  }
}

it('a first start begins with the cluster of the build: migrated, and nobody else’s', async () => {
  expect(await readdir(templates)).toHaveLength(2);
  expect(await firstStart('one')).toEqual({ applied: [], kept: [{ word: 'one' }] });
  // It took the spare copy; the next one makes a copy of its own.
  expect(await readdir(templates)).toHaveLength(1);
  expect(await firstStart('two')).toEqual({ applied: [], kept: [{ word: 'two' }] });
  const home = join(folder, 'one', 'postgres');
  expect(await readdir(home)).not.toContain('unwritten');
  const log = await readFile(join(home, 'postgres.log'), 'utf8');
  expect(log).toContain('ready to accept connections');
  expect(log).not.toMatch(/ERROR|FATAL|PANIC|recovery/);
});

it('the template is made once, its spare copy anew, and those of other builds are removed', async () => {
  const place = await templatePlace(templates, await findNativeFiles());
  await writeFile(join(place, 'mark'), '');
  await makeClusterTemplate(templates);
  expect(await readdir(place)).toContain('mark');
  expect((await readdir(templates)).toSorted()).toEqual([
    basename(place),
    `${basename(place)}-spare`,
  ]);
});
