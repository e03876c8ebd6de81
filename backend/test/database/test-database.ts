import { createHash } from 'node:crypto';
import { access, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { startDatabase, SYSTEM_DIRECTORY } from '../../src/platform/database/database.ts';
import { prepareHome } from '../../src/platform/database/database-home.ts';
import type { DatabaseLog } from '../../src/platform/database/database-log.ts';
import type { Database } from '../../src/platform/database/embedded-database.ts';
import { createPool } from '../../src/platform/database/pool.ts';
import { enter } from '../../src/platform/database/tenants.ts';
import { administer, makeDatabase, type TestServer } from './test-server.ts';

/** Logs nothing: tests check results. */
export const silentLog: DatabaseLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** Gives the processes of a test run the address of its server. */
const FOLDER = 'TOUCHLINE_TEST_DATABASES';

/** A new folder below the system's temporary one that the server's user can get into. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-'));
  await chmod(folder, 0o755);
  return folder;
}

export interface TestDatabase {
  readonly pool: Pool;
  /** As `DATABASE_URL` would name it. */
  readonly url: string;
  /** Releases the database. */
  readonly stop: () => Promise<void>;
}

/** The same for all processes of a run, another for each run. */
function templateOf(folder: string): string {
  const run = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return `touchline_template_${run}`;
}

function ourServer(folder: string, { connection }: Database): TestServer {
  return {
    administrator: { ...connection, user: 'postgres' },
    connectionTo: (name) => ({
      connectionString: `postgres://${connection.user}@/${name}?host=${encodeURIComponent(String(connection.host))}`,
    }),
    owner: connection.user,
    isOurs: true,
    template: templateOf(folder),
    log: silentLog,
  };
}

function outsideServer(folder: string, url: string): TestServer {
  return {
    administrator: { connectionString: url },
    connectionTo: (name) => {
      const own = new URL(url);
      own.pathname = `/${name}`;
      return { connectionString: own.href };
    },
    owner: undefined,
    isOurs: false,
    template: templateOf(folder),
    log: silentLog,
  };
}

async function openServer(folder: string): Promise<{ database: Database; server: TestServer }> {
  const url = process.env['DATABASE_URL'] || undefined;
  const database = await startDatabase({ dataDirectory: folder, log: silentLog, url });
  const server = url === undefined ? ourServer(folder, database) : outsideServer(folder, url);
  return { database, server };
}

/**
 * For tests: a separate, real, migrated database on a server that all of a run share: a
 * PostgreSQL in a temporary folder, or the one of `DATABASE_URL` where that is set. Share one a file.
 */
export async function startTestDatabase(options?: {
  readonly poolSize?: number;
  /** Without the tables of the product. */
  readonly isEmpty?: boolean;
}): Promise<TestDatabase> {
  const folder = process.env[FOLDER];
  if (folder === undefined) {
    throw new Error('Tests with a database are run by vitest, from the folder of the project.');
  }
  const { database, server } = await openServer(folder);
  const name = await makeDatabase(server, { isEmpty: options?.isEmpty === true });
  const connection = server.connectionTo(name);
  const pool = createPool({ connection }, { log: silentLog, size: options?.poolSize });
  return {
    pool,
    url: connection.connectionString,
    stop: async () => {
      await pool.end();
      // Those of a server of our own go with its folder.
      if (!server.isOurs) {
        await administer(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
      }
      await database.stop();
    },
  };
}

/**
 * Before a run of tests: makes the place where the first that wants a database starts the server.
 * @returns what to do after the run: it stops the server and removes what it left
 */
export async function prepareTestDatabases(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  process.env[FOLDER] = folder;
  const isExternal = Boolean(process.env['DATABASE_URL']);
  const home = await prepareHome({ dataDirectory: folder, systemDirectory: SYSTEM_DIRECTORY });
  // Held all the while, so that the server outlives the file that started it.
  const claim = enter(home.tenants);
  return async () => {
    const isUsed = await access(home.cluster).then(
      () => true,
      () => isExternal,
    );
    if (isUsed) {
      const { database, server } = await openServer(folder);
      if (isExternal) {
        await administer(server, (client) =>
          client.query(`DROP DATABASE IF EXISTS ${server.template}`),
        );
      }
      claim.leave();
      await database.stop();
    }
    await rm(folder, { recursive: true, force: true });
  };
}
