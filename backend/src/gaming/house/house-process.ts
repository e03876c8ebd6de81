import { type ChildProcess, fork } from 'node:child_process';
import { createPublicKey, type KeyObject } from 'node:crypto';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { HouseGames } from './house-games.ts';

const RESTART_MS = 1_000;
const MOST_RESTART_MS = 60_000;
const STOP_MS = 5_000;

const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), local: text(), origin: text(), publicKey: text() }),
  z.object({ type: z.literal('warning'), facts: z.record(text(), z.unknown()), message: text() }),
]);

export interface HouseProcess extends HouseGames {
  readonly stop: () => Promise<void>;
}

/**
 * Runs the house's games in a process of their own, which gets its settings and nothing else of the environment: no
 * address of the database, no token. It is started again when it ends, a second after, and later each
 * time that it does not come up.
 */
export function startHouseProcess({
  entry,
  variables,
  warn,
}: {
  /** The games' `main` module. */
  readonly entry: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly warn: (facts: object, message: string) => void;
}): HouseProcess {
  let child: ChildProcess | undefined;
  let ready: { local: string; origin: string; publicKey: KeyObject } | undefined;
  let isRunning = false;
  let isStopped = false;
  let wait = RESTART_MS;
  let restart: NodeJS.Timeout | undefined;

  function launch(): void {
    let lastWords = '';
    const given = Object.entries(variables).filter(([, value]) => value !== undefined);
    const started = fork(entry, [], {
      // As this process runs, from sources or compiled.
      execArgv: process.execArgv.filter((flag) => !flag.startsWith('--inspect')),
      env: { NODE_ENV: 'production', TZ: 'UTC', ...Object.fromEntries(given) },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child = started;
    started.stderr?.on('data', (part: Buffer) => {
      lastWords = `${lastWords}${part.toString()}`.slice(-2_000);
    });
    started.on('message', (said) => {
      const parsed = z.safeParse(Message, said);
      if (!parsed.success) {
        return;
      }
      if (parsed.data.type === 'warning') {
        warn(parsed.data.facts, parsed.data.message);
        return;
      }
      const { local, origin, publicKey } = parsed.data;
      ready = { local, origin, publicKey: createPublicKey(publicKey) };
      isRunning = true;
      wait = RESTART_MS;
    });
    started.on('error', (error) => {
      lastWords ||= error.message;
    });
    started.on('close', (code) => {
      isRunning = false;
      if (!isStopped) {
        warn({ code, lastWords }, 'the games have ended; will start again');
        restart = setTimeout(launch, wait);
        wait = Math.min(MOST_RESTART_MS, wait * 2);
      }
    });
  }

  launch();
  return {
    endpoint: () => (isRunning ? ready?.local : undefined),
    origin: () => ready?.origin,
    publicKey: () => ready?.publicKey,
    stop: async () => {
      isStopped = true;
      clearTimeout(restart);
      const ending = child;
      if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) {
        return;
      }
      await new Promise<void>((resolve) => {
        const force = setTimeout(() => ending.kill('SIGKILL'), STOP_MS);
        ending.once('close', () => {
          clearTimeout(force);
          resolve();
        });
        ending.kill('SIGTERM');
      });
    },
  };
}
