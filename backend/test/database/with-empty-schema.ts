import { rm } from 'node:fs/promises';
import type { Pool } from 'pg';
import { afterEach, beforeEach, vi } from 'vitest';
import { temporaryFolder } from './test-database.ts';
import { useTestDatabase } from './use-test-database.ts';

/**
 * For tests of migrations: a database whose schema is empty before each of them, and a folder for
 * the files to apply.
 */
export function withEmptySchema(): { readonly pool: Pool; readonly folder: string } {
  // A real database on a machine that may be busy.
  vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });
  const database = useTestDatabase();
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
    await database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  return {
    get pool() {
      return database.pool;
    },
    get folder() {
      return folder;
    },
  };
}
