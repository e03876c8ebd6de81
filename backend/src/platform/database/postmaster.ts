import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from './process-state.ts';

/** What `postmaster.pid` says of the server of a cluster, once checked against the system. */
export type Postmaster =
  | { readonly state: 'absent' }
  /** Its process has ended; PostgreSQL clears the file itself. */
  | { readonly state: 'dead' }
  /** Its number belongs to another program now. */
  | { readonly state: 'recycled' }
  | { readonly state: 'starting' | 'ready' | 'stopping'; readonly pid: number };

const STATUS_LINE = 7;
/** Above any process id that Linux gives out. */
const NEVER_A_PROCESS = '2147483646';

/** PostgreSQL works inside its cluster's folder, which distinguishes it from any other program. */
async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') {
    return true;
  }
  const [folder, expected] = await Promise.all([
    readlink(`/proc/${pid}/cwd`).catch(() => undefined),
    realpath(cluster),
  ]);
  return folder === expected;
}

/** Looks whether the server of a cluster runs. */
export async function readPostmaster(cluster: string): Promise<Postmaster> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) {
    return { state: 'absent' };
  }
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  // An empty file is one that is being written.
  if (!Number.isInteger(pid) || pid <= 0) {
    return { state: 'dead' };
  }
  if (!isAlive(pid)) {
    return { state: 'dead' };
  }
  if (!(await isServerOf(pid, cluster))) {
    return isAlive(pid) ? { state: 'recycled' } : { state: 'dead' };
  }
  const status = lines[STATUS_LINE]?.trim();
  const state = status === 'ready' || status === 'stopping' ? status : 'starting';
  return { state, pid };
}

/**
 * PostgreSQL refuses to start while the recorded number belongs to any living process of its user,
 * as happens when a container restarts. The number is replaced and the rest of the file kept:
 * it names the shared memory by which PostgreSQL finds out whether old workers still run.
 */
export async function detachPostmaster(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, [NEVER_A_PROCESS, ...rest].join('\n'));
}
