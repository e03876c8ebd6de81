import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type RunningServer, startServer } from './start-server.ts';

/** The product in processes that can be killed and started again at one address. */
export interface KillableServer {
  readonly address: string;
  readonly operatorToken: string;
  /** The embedded database's folder. */
  readonly databaseDirectory: string;
  /** SIGKILL of the API and a new start; resolves when it is ready again. */
  readonly killApi: () => Promise<void>;
  /** SIGKILL of the database's main process, which the API starts again. */
  readonly killDatabase: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts the product with its data in a folder that outlives its processes. */
export async function startKillableServer(dataDirectory: string): Promise<KillableServer> {
  const environment = {
    PORT: String(await freePort()),
    DEMO_PLAYER: 'off',
    // Matches end, so that bets are settled among the kills.
    FEED_SPEED: '6',
  };
  const start = () => startServer({ dataDirectory, environment });
  let running: RunningServer = await start();
  const { address, operatorToken, databaseDirectory } = running;
  return {
    address,
    operatorToken,
    databaseDirectory,
    killApi: async () => {
      process.kill(running.processId, 'SIGKILL');
      await running.stop();
      running = await start();
    },
    killDatabase: async () => {
      const file = join(databaseDirectory, 'cluster', 'postmaster.pid');
      const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
    },
    stop: () => running.stop(),
  };
}
