import pg from 'pg';
import { DatabaseError } from './database-error.ts';
import type { DatabaseLog } from './database-log.ts';
import { type Database, startEmbeddedDatabase } from './embedded-database.ts';
import type { Queryable } from './queryable.ts';

const LOWEST_VERSION = 150_000;
const CONNECT_WITHIN_MS = 10_000;

/** Where the embedded database goes when its data folder is out of reach for its user. */
export const SYSTEM_DIRECTORY = '/var/lib/touchline';

async function connectExternal(url: string): Promise<Database> {
  const connection = { connectionString: url };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  let version: number;
  try {
    await client.connect();
    const server: Queryable = client;
    const { rows } = await server.query('SHOW server_version_num');
    version = Number(rows[0]?.server_version_num);
  } catch (cause) {
    throw new DatabaseError(
      'database_unreachable',
      `The database of DATABASE_URL cannot be used: ${(cause as Error).message || String(cause)}`,
      { cause },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
  if (!(version >= LOWEST_VERSION)) {
    throw new DatabaseError(
      'database_version_unsupported',
      `The database of DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}; 15 or later is needed.`,
    );
  }
  return {
    kind: 'external',
    connection,
    dataDirectory: undefined,
    serverPid: () => undefined,
    stop: async () => undefined,
  };
}

/**
 * The database: the one at `url` when given, else a PostgreSQL of our own in `dataDirectory`.
 * @throws DatabaseError with a code and one sentence with what to do
 */
export async function startDatabase(options: {
  readonly dataDirectory: string;
  readonly log: DatabaseLog;
  readonly url?: string | undefined;
  readonly systemDirectory?: string | undefined;
}): Promise<Database> {
  const { url, systemDirectory = SYSTEM_DIRECTORY } = options;
  return url ? connectExternal(url) : startEmbeddedDatabase({ ...options, systemDirectory });
}
