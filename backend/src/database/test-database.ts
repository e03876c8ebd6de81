import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg, { type Pool } from 'pg';
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

/** Calls into a database that is there already, to make and drop others. */
async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A new, empty database on the server of `url`. */
async function makeExternal(url: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `touchline_test_${randomBytes(6).toString('hex')}`;
  await ask(url, `CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => ask(url, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/**
 * For tests: a real, migrated database in a temporary folder, or a new one on the server of
 * `DATABASE_URL` where that is set. Share one a file: it takes a second.
 */
export async function startTestDatabase(options?: {
  readonly poolSize?: number;
}): Promise<TestDatabase> {
  const folder = await temporaryFolder();
  const server = process.env['DATABASE_URL'];
  const external = server ? await makeExternal(server) : undefined;
  const database = await startDatabase({
    dataDirectory: folder,
    log: silentLog,
    url: external?.url,
  });
  const pool = createPool(database, { log: silentLog, size: options?.poolSize });
  await migrate(pool);
  return {
    database,
    pool,
    stop: async () => {
      await pool.end();
      await database.stop();
      await external?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
