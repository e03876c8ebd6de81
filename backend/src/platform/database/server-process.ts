import { spawn } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from './database-error.ts';
import type { DatabaseHome } from './database-home.ts';
import type { NativeFiles } from './native-files.ts';
import { detachPostmaster, readPostmaster } from './postmaster.ts';
import { hasEnded } from './process-state.ts';

/** A server that accepts connections. */
export interface ServerProcess {
  readonly pid: number;
  readonly isAdopted: boolean;
  /** Resolves when its process has ended, for whatever reason. */
  readonly exited: Promise<void>;
}

/** Sized for one small machine: about 25 MB idle. Durability (fsync, full pages) stays as it is. */
const SETTINGS: Readonly<Record<string, string | number>> = {
  listen_addresses: '',
  port: 5432,
  unix_socket_permissions: '0700',
  max_connections: 100,
  shared_buffers: '64MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '512MB',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  max_parallel_workers_per_gather: 0,
  wal_level: 'minimal',
  jit: 'off',
  huge_pages: 'off',
  autovacuum_max_workers: 1,
  autovacuum_naptime: '15s',
  autovacuum_vacuum_scale_factor: 0.05,
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  timezone: 'UTC',
};

const START_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 20_000;
/** It lost a race against another start, or workers of a killed server still linger. */
const PASSES = /lock file|shared memory|already (?:exists|in use)/;
const ADOPTED_LOOK_EVERY_MS = 200;
const LARGEST_LOG_BYTES = 5_000_000;

async function goneOf(pid: number): Promise<void> {
  while (!hasEnded(pid)) {
    await wait(ADOPTED_LOOK_EVERY_MS, undefined, { ref: false });
  }
}

/** Own session, so that Ctrl-C in the terminal reaches us alone and the server stops after us. */
function spawnServer(home: DatabaseHome, files: NativeFiles): ServerProcess & { pid: number } {
  const size = statSync(home.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const log = openSync(home.logFile, size > LARGEST_LOG_BYTES ? 'w' : 'a', 0o600);
  const settings = { ...SETTINGS, unix_socket_directories: home.sockets };
  try {
    const child = spawn(
      join(files.directory, 'native', 'bin', 'postgres'),
      [
        '-D',
        home.cluster,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        cwd: home.directory,
        detached: true,
        stdio: ['ignore', log, log],
        env: { PATH: process.env['PATH'], LC_ALL: 'C' },
        ...home.identity,
      },
    );
    child.unref();
    const exited = new Promise<void>((resolve) => {
      child.on('error', () => resolve());
      child.on('exit', () => resolve());
    });
    return { pid: child.pid ?? -1, isAdopted: false, exited };
  } finally {
    closeSync(log);
  }
}

async function lastWords(home: DatabaseHome): Promise<string> {
  const log = await readFile(home.logFile, 'utf8').catch(() => '');
  return log.trim().split('\n').slice(-4).join(' | ');
}

async function failure(home: DatabaseHome): Promise<DatabaseError> {
  return new DatabaseError(
    'database_start_failed',
    `The database did not start (log: ${home.logFile}): ${await lastWords(home)}`,
  );
}

/** @returns undefined when it ended before it was ready */
async function whenReady(
  server: ServerProcess,
  options: { readonly cluster: string; readonly deadline: number },
): Promise<ServerProcess | undefined> {
  const end = new AbortController();
  void server.exited.then(() => end.abort());
  while (!end.signal.aborted && Date.now() < options.deadline) {
    const found = await readPostmaster(options.cluster);
    if (found.state === 'ready' && found.pid === server.pid) {
      return server;
    }
    await wait(3);
  }
  return undefined;
}

/**
 * Makes sure the cluster's server runs: adopts a living one (its parent may have been killed),
 * waits for one that is stopping, clears the trace of a dead one and starts again. After a kill
 * PostgreSQL recovers itself, which is waited for.
 * @throws DatabaseError `database_start_failed`
 */
export async function runServer(home: DatabaseHome, files: NativeFiles): Promise<ServerProcess> {
  const deadline = Date.now() + START_WITHIN_MS;
  const patience = Math.min(deadline, Date.now() + 10_000);
  for (;;) {
    const found = await readPostmaster(home.cluster);
    if (found.state === 'ready') {
      return { pid: found.pid, isAdopted: true, exited: goneOf(found.pid) };
    }
    if (found.state === 'starting' || found.state === 'stopping') {
      if (Date.now() > deadline) throw await failure(home);
      await wait(10);
      continue;
    }
    if (found.state === 'recycled') {
      await detachPostmaster(home.cluster);
    }
    const { cluster } = home;
    const server = await whenReady(spawnServer(home, files), { cluster, deadline });
    if (server !== undefined) {
      return server;
    }
    if (Date.now() > patience || !PASSES.test(await lastWords(home))) {
      throw await failure(home);
    }
    await wait(100);
  }
}

/**
 * Fast shutdown: open transactions roll back, a checkpoint is written.
 * @throws DatabaseError `database_stop_failed`
 */
export async function stopServer(server: ServerProcess): Promise<void> {
  signal(server.pid, 'SIGINT');
  const timeout = new AbortController();
  const isStopped = await Promise.race([
    server.exited.then(() => true),
    wait(STOP_WITHIN_MS, false, { signal: timeout.signal }).catch(() => false),
  ]);
  timeout.abort();
  if (!isStopped) {
    signal(server.pid, 'SIGQUIT');
    throw new DatabaseError(
      'database_stop_failed',
      `The database (process ${server.pid}) took over ${STOP_WITHIN_MS / 1000} s to stop and was ` +
        'ended at once; it recovers at the next start.',
    );
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
