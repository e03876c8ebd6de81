import pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
import type { Database } from './embedded-database.ts';

/**
 * A pool of connections. As the driver has it, bigint columns arrive as text. Connections that
 * break while idle are replaced, with a line in the log.
 */
export function createPool(
  database: Pick<Database, 'connection'>,
  options: { readonly log: DatabaseLog; readonly size?: number | undefined },
): pg.Pool {
  const pool = new pg.Pool({
    ...database.connection,
    max: options.size ?? 10,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'touchline',
  });
  pool.on('error', (error) => {
    options.log.warn({ reason: error.message }, 'an idle database connection failed');
  });
  // One that breaks while it is in use is reported by its failing query; without its own listener the
  // event would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
}
