import { randomBytes } from 'node:crypto';
import pg, { type PoolConfig } from 'pg';
import type { DatabaseLog } from '../../src/platform/database/database-log.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createPool } from '../../src/platform/database/pool.ts';

/** Any constant number but that of the migrations. */
const LOCK = 7_300_218;

/** A server that tests make databases on. */
export interface TestServer {
  /** Reaches a database that is there already, as one who may make others. */
  readonly administrator: PoolConfig;
  /** Reaches the database of a name, as the application would. */
  readonly connectionTo: (name: string) => { readonly connectionString: string };
  /** Who the application is; undefined where it is the administrator. */
  readonly owner: string | undefined;
  /** Whether it runs for these tests alone. */
  readonly isOurs: boolean;
  /** A migrated database of this name is made once, and copied for each file of tests. */
  readonly template: string;
  readonly log: DatabaseLog;
}

async function makeTemplate(client: pg.Client, server: TestServer): Promise<void> {
  const { template, log } = server;
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
  if (found.rowCount === 1) {
    return;
  }
  if (server.isOurs) {
    // Nothing of a run of tests outlives it, not even a loss of power.
    await client.query('ALTER SYSTEM SET fsync = off');
    await client.query('ALTER SYSTEM SET full_page_writes = off');
    await client.query('SELECT pg_reload_conf()');
  }
  // Under another name until it is whole: no process may copy half of it.
  const unfinished = `${template}_unfinished`;
  await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
  await client.query(`CREATE DATABASE ${unfinished}${ownedBy(server)}`);
  const pool = createPool({ connection: server.connectionTo(unfinished) }, { log, size: 1 });
  await migrate(pool).finally(() => pool.end());
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
}

function ownedBy({ owner }: TestServer): string {
  return owner === undefined ? '' : ` OWNER ${owner}`;
}

/** Calls into the server, to make and drop databases on it. */
export async function administer<Answer>(
  server: Pick<TestServer, 'administrator'>,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client(server.administrator);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A new database, a copy of one that is migrated unless it shall be empty. @returns its name */
export function makeDatabase(
  server: TestServer,
  { isEmpty }: { readonly isEmpty: boolean },
): Promise<string> {
  const name = `touchline_test_${randomBytes(6).toString('hex')}`;
  return administer(server, async (client) => {
    if (isEmpty) {
      await client.query(`CREATE DATABASE ${name}${ownedBy(server)}`);
      return name;
    }
    // One after the other: a template that is being made cannot be copied.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await makeTemplate(client, server);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${server.template}${ownedBy(server)}`);
    return name;
  });
}
