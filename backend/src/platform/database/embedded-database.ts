import type { PoolConfig } from 'pg';
import { prepareHome } from './database-home.ts';
import type { DatabaseLog } from './database-log.ts';
import { APPLICATION_ROLE } from './cluster-recipe.ts';
import { initialiseCluster, writeCluster } from './initialise-cluster.ts';
import { findNativeFiles, prepareNativeFiles } from './native-files.ts';
import { runServer, stopServer } from './server-process.ts';
import { superviseServer } from './supervise-server.ts';
import { enter } from './tenants.ts';

/** A database that is up. */
export interface Database {
  readonly kind: 'embedded' | 'external';
  /** How to connect, for `createPool`. */
  readonly connection: PoolConfig;
  /** The folder really used; it differs from the requested one where that is out of reach. */
  readonly dataDirectory: string | undefined;
  /** Process id of the embedded server at this moment. */
  readonly serverPid: () => number | undefined;
  /** Stops the server, unless another process still uses it. Close the pools first. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the built-in PostgreSQL in a folder, or joins the one that runs there. A server that dies
 * is started again until `stop`.
 */
export async function startEmbeddedDatabase(options: {
  readonly dataDirectory: string;
  readonly systemDirectory: string;
  readonly log: DatabaseLog;
}): Promise<Database> {
  const { log } = options;
  const [home, found] = await Promise.all([prepareHome(options), findNativeFiles()]);
  const { identity, directory: copyDirectory } = home;
  const files = await prepareNativeFiles({ files: found, identity, copyDirectory });
  await initialiseCluster(home, files);
  const tenancy = enter(home.tenants);
  const supervised = await superviseServer({ log, start: () => runServer(home, files) }).catch(
    (error: unknown) => {
      tenancy.leave();
      throw error;
    },
  );
  const writing = writeCluster(home, files).catch((error: unknown) =>
    log.warn({ err: error }, 'the new database is not on disk yet; the next start will retry'),
  );
  log.info(
    {
      directory: home.directory,
      pid: supervised.server().pid,
      adopted: supervised.server().isAdopted,
    },
    'database ready',
  );
  return {
    kind: 'embedded',
    connection: { host: home.sockets, user: APPLICATION_ROLE, database: APPLICATION_ROLE },
    dataDirectory: home.directory,
    serverPid: () => supervised.server().pid,
    stop: async () => {
      if (!supervised.release()) return;
      await Promise.all([supervised.recovered(), writing]);
      if (!tenancy.leave().othersRemain) {
        await stopServer(supervised.server());
      }
    },
  };
}
