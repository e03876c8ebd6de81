import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { copyCluster, ownDirectory } from './new-cluster.ts';

export interface RunningServer {
  /** `http://localhost:<port>` */
  readonly address: string;
  /** The console's origin; empty for the import-map service alone. */
  readonly consoleAddress: string;
  readonly operatorToken: string;
  /** Of the embedded database; empty with another one. */
  readonly databaseDirectory: string;
  /** Milliseconds from the spawn to the printed address. */
  readonly startedIn: number;
  readonly processId: number;
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  /** Variables in addition to those set here, e.g. `FEED` and `FEED_SPEED`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Keeps data between starts when given; else a separate folder that is removed with the server. */
  readonly dataDirectory?: string;
  /** What `npm run import-map` starts, in place of what `npm start` does. */
  readonly onlyImportMap?: boolean;
}

const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 20_000;

/** Starts the product as `npm start` does, on a free port, from what has been built. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const root = projectRoot();
  const folder = options.dataDirectory ?? ownDirectory();
  mkdirSync(folder, { recursive: true });
  if (options.dataDirectory === undefined) {
    copyCluster(folder);
  }
  const began = performance.now();
  const program = options.onlyImportMap ? 'backend/bin/import-map.mjs' : 'backend/bin/start.mjs';
  const child = spawn(process.execPath, [join(root, program)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      OPERATOR_PORT: '0',
      OPERATOR_HOST: 'localhost',
      GAMES_PORT: '0',
      GAMES_HOST: 'localhost',
      HOST: 'localhost',
      // Of the machine's own environment nothing decides how the product starts.
      NODE_ENV: '',
      OPERATOR_TOKEN: '',
      // The same matches in every run.
      FEED_SEED: 'touchline',
      SKIP_BUILD: '1',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...options.environment,
    },
  });
  let output = '';
  const read = (part: Buffer) => {
    output += part.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const killAtExit = () => child.kill('SIGTERM');
  process.once('exit', killAtExit);

  const stop = async () => {
    process.off('exit', killAtExit);
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await once(child, 'close');
      clearTimeout(force);
    }
    if (options.dataDirectory === undefined) {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const tokenFile = () => /operator token:\s+in (.+)/.exec(output)?.[1] ?? '';
  const field = (name: string) => new RegExp(`${name}:\\s+(\\S+)`).exec(output)?.[1];
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`${why}\n${output}`));
      const timer = setTimeout(() => fail('The server did not start in time.'), READY_TIMEOUT_MS);
      child.once('close', (code) => fail(`The server ended with ${code}.`));
      child.once('error', reject);
      child.stdout.on('data', () => {
        if (output.includes('Ctrl-C stops everything.')) {
          clearTimeout(timer);
          resolve();
        }
      });
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    address: field('address') ?? '',
    consoleAddress: new URL(field('console') ?? 'about:blank').origin,
    operatorToken: readFileSync(tokenFile(), 'utf8').trim(),
    databaseDirectory: field('database') ?? '',
    startedIn: performance.now() - began,
    processId: child.pid ?? 0,
    stop,
  };
}
