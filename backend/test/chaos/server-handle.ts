import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forkModule } from '../process/fork-module.ts';
import type { ServerReady } from './server.ts';

/** The API process of a run, which may be killed and started again. */
export interface ServerHandle {
  /** Starts it, or starts it again; resolves once it answers. */
  readonly start: () => Promise<ServerReady>;
  /** SIGKILL; resolves when it has ended. */
  readonly killApi: () => Promise<void>;
  /** SIGKILL of the database's main process, if it lives at this moment. */
  readonly killDatabase: () => Promise<void>;
  /** As an operator would stop it. */
  readonly stop: () => Promise<void>;
}

const STOP_WITHIN_MS = 20_000;

export function createServerHandle(options: {
  readonly dataDirectory: string;
  readonly port: number;
}): ServerHandle {
  const file = new URL('./server.ts', import.meta.url);
  let child: ChildProcess | undefined;
  let directory = '';

  async function start(): Promise<ServerReady> {
    const started = forkModule(file, [options.dataDirectory, String(options.port)]);
    child = started;
    const ended = new AbortController();
    const answer = await Promise.race([
      once(started, 'message', { signal: ended.signal }),
      once(started, 'exit', { signal: ended.signal }).then(([code]) => {
        throw new Error(`the server ended with ${code} before it answered`);
      }),
    ]);
    ended.abort();
    const [ready] = answer as [ServerReady];
    directory = ready.directory;
    return ready;
  }

  async function end(signal?: NodeJS.Signals): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) {
      return;
    }
    const exited = once(child, 'exit', { signal: AbortSignal.timeout(STOP_WITHIN_MS) });
    if (signal === undefined) {
      child.send('stop');
    } else {
      child.kill(signal);
    }
    await exited;
  }

  return {
    start,
    killApi: () => end('SIGKILL'),
    killDatabase: async () => {
      const file = join(directory, 'cluster', 'postmaster.pid');
      const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
      if (pid > 0) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It was gone already: killed a moment ago and not yet started again.
        }
      }
    },
    stop: () => end(),
  };
}
