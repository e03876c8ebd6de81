import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** A renderer keeps the code of a few releases and makes short strings, MB. */
const HEAP_MB = 128;
/** What the system runs first where it is busy: requests, bets among them; a page can go with skeletons. */
const NICENESS = 10;

/** Node.js has named the permission model differently in the course of its versions. */
function permissionFlag(version: string): string {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  const isStable = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
  return isStable ? '--permission' : '--experimental-permission';
}

/**
 * Starts a process for plugins' code: without the server's environment, without code from text, with
 * a small heap, and under Node's permission model with the folders of the artefacts and its own code
 * as all that it can read. It can write nothing and start nothing.
 */
export function startRendererProcess({
  entry,
  folders,
}: {
  /** The built `renderer` module. */
  readonly entry: URL;
  readonly folders: readonly string[];
}): ChildProcess {
  const file = fileURLToPath(entry);
  const readable = [file, ...folders.map((folder) => `${folder}/*`)];
  const child = fork(file, [], {
    execArgv: [
      permissionFlag(process.version),
      ...readable.map((path) => `--allow-fs-read=${path}`),
      `--max-old-space-size=${HEAP_MB}`,
      '--disallow-code-generation-from-strings',
      '--no-warnings',
    ],
    // Times are those of one zone wherever the server is; the browser writes its own.
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.once('spawn', () => setPriority(child.pid ?? 0, NICENESS));
  return child;
}
