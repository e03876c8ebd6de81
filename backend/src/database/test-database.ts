import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { startDatabase } from './database.ts';
import type { Database, DatabaseLog } from './embedded-database.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';

/** Says nothing: tests look at results. */
export const silentLog: DatabaseLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** A new folder below the system's temporary one that the server's user can get into. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-'));
  await chmod(folder, 0o755);
  return folder;
}

export interface TestDatabase {
  readonly database: Database;
  readonly pool: Pool;
  /** Stops the server and removes its folder. */
  readonly stop: () => Promise<void>;
}

/** For tests: a real, migrated database in a temporary folder. Share one a file: it takes a second. */
export async function startTestDatabase(options?: {
  readonly poolSize?: number;
}): Promise<TestDatabase> {
  const folder = await temporaryFolder();
  const database = await startDatabase({ dataDirectory: folder, log: silentLog });
  const pool = createPool(database, { log: silentLog, size: options?.poolSize });
  await migrate(pool);
  return {
    database,
    pool,
    stop: async () => {
      await pool.end();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
