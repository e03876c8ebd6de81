import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the processes of a run the folder of a data directory whose database has its tables and nothing else. */
const TEMPLATE = 'TOUCHLINE_CLUSTER_TEMPLATE';

/** A new folder below the system's temporary one; the database runs under another user when we are root. */
export function ownDirectory(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-'));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Makes a database once for all servers that a run of journeys starts: to initialise a cluster and to
 * migrate it takes longer than all the rest of a start. `fill` starts and stops a program on the folder.
 * @returns what removes it
 */
export async function prepareClusters(
  fill: (dataDirectory: string) => Promise<void>,
): Promise<() => void> {
  const folder = ownDirectory();
  await fill(folder);
  process.env[TEMPLATE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Puts the prepared database into a new data directory; without one the program makes its own. */
export function copyCluster(dataDirectory: string): void {
  const template = process.env[TEMPLATE];
  if (template !== undefined) {
    const data = join(dataDirectory, 'data');
    mkdirSync(data);
    // Owners are kept: the files are those of the user that the database runs under.
    execFileSync('cp', ['-a', join(template, 'data', 'postgres'), data]);
  }
}
