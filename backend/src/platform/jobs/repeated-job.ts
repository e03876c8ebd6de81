import type { DatabaseLog } from '../database/database-log.ts';

/** Work that is done again and again while the server runs. */
export interface RepeatedJob {
  readonly start: () => void;
  /** Does the work now; once more where it is under way, since it may have looked already. */
  readonly wake: () => void;
  /** Resolves once nothing of it is under way. */
  readonly stop: () => Promise<void>;
}

/**
 * Does some work at an interval, never twice at the same time; a failure is logged and left to
 * the next time.
 */
export function createRepeatedJob({
  everyMs,
  work,
  log,
  failure,
}: {
  readonly everyMs: number;
  readonly work: () => Promise<void>;
  readonly log: DatabaseLog;
  /** The log message of a failure. */
  readonly failure: string;
}): RepeatedJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  function run(): void {
    running ??= work()
      .catch((error: unknown) => {
        log.error({ err: error }, failure);
      })
      .finally(() => {
        running = undefined;
        if (isWanted) {
          wake();
        }
      });
  }

  function wake(): void {
    isWanted = running !== undefined;
    if (!isStopped) {
      run();
    }
  }

  return {
    start: () => {
      timer = setInterval(run, everyMs);
      timer.unref();
    },
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
