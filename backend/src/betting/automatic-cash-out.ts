import type { DatabaseLog } from '../database/embedded-database.ts';
import type { CashOuts } from './cash-out.ts';

const EVERY_MS = 5_000;

/** Looks every few seconds for bets that have reached the value their players set. */
export function createAutomaticCashOut({
  cashOuts,
  log,
}: {
  readonly cashOuts: Pick<CashOuts, 'sellDue'>;
  readonly log: DatabaseLog;
}): { readonly start: () => void; readonly stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  function look(): void {
    running ??= cashOuts
      .sellDue()
      .catch((error: unknown) => {
        log.error({ err: error }, 'bets could not be sold by themselves; it is tried again soon');
      })
      .finally(() => {
        running = undefined;
      });
  }

  return {
    start: () => {
      timer = setInterval(look, EVERY_MS);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
