import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLog } from './database-log.ts';
import type { ServerProcess } from './server-process.ts';

const LONGEST_PAUSE_MS = 5_000;

/** A database server that is started again whenever it exits. */
export interface SupervisedServer {
  /** The one that runs, or ran last. */
  readonly server: () => ServerProcess;
  /** Resolves when no restart is under way. */
  readonly recovered: () => Promise<void>;
  /** From now on it stays down when it exits. @returns false when it had been released already */
  readonly release: () => boolean;
}

/**
 * Starts a server, and starts it again with growing pauses whenever it exits, until it is released.
 * @throws what the first start throws
 */
export async function superviseServer({
  log,
  start,
}: {
  readonly log: DatabaseLog;
  readonly start: () => Promise<ServerProcess>;
}): Promise<SupervisedServer> {
  let isReleased = false;
  let recovery = Promise.resolve();
  let server = await watched();

  async function watched(): Promise<ServerProcess> {
    const started = await start();
    void started.exited.then(() => {
      recovery = recover();
    });
    return started;
  }

  async function recover(pause = 10): Promise<void> {
    if (isReleased) return;
    log.warn({ pid: server.pid }, 'the database server exited; restarting it');
    try {
      server = await watched();
    } catch (error) {
      log.error({ err: error }, 'failed to start the database server');
      await wait(pause, undefined, { ref: false });
      await recover(Math.min(pause * 4, LONGEST_PAUSE_MS));
    }
  }

  return {
    server: () => server,
    recovered: () => recovery,
    release: () => {
      const wasHeld = !isReleased;
      isReleased = true;
      return wasHeld;
    },
  };
}
