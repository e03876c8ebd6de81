import type { Logger } from '@touchline/plugin-api';
import { deferred } from '../deferred.ts';
import type { LiveConnection } from '../services/live/live-connection.ts';

/** The live connection before and after its code has arrived. */
export interface DeferredLive {
  /** Loads and opens it; called after the first screen. */
  readonly start: () => Promise<void>;
  readonly setActive: (active: boolean) => void;
  readonly reauthenticate: () => void;
}

/** Queues calls of the connection until there is one. */
export function createDeferredLive({
  load,
  log,
}: {
  readonly load: () => Promise<LiveConnection>;
  readonly log: Logger;
}): DeferredLive {
  const connection = deferred(load);
  let isActive = true;
  return {
    start: async () => {
      try {
        const opened = await connection.load();
        opened.start();
        opened.setActive(isActive);
      } catch (error) {
        log.error('the live connection could not be loaded', error);
      }
    },
    setActive: (active) => {
      isActive = active;
      connection.current()?.setActive(active);
    },
    reauthenticate: () => connection.current()?.reauthenticate(),
  };
}
