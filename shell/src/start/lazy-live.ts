import type { Logger } from '@touchline/plugin-api';
import type { LiveConnection } from '../services/live/live-connection.ts';

/** The live connection before and after its code has arrived. */
export interface LazyLive {
  /** Loads and opens it; called after the first screen. */
  readonly start: () => Promise<void>;
  readonly setActive: (active: boolean) => void;
  readonly reauthenticate: () => void;
}

/** Keeps what is asked of the connection until there is one. */
export function createLazyLive({
  load,
  log,
}: {
  readonly load: () => Promise<LiveConnection>;
  readonly log: Logger;
}): LazyLive {
  let connection: LiveConnection | undefined;
  let isActive = true;
  return {
    start: async () => {
      try {
        connection = await load();
        connection.start();
        connection.setActive(isActive);
      } catch (error) {
        log.error('the live connection could not be loaded', error);
      }
    },
    setActive: (active) => {
      isActive = active;
      connection?.setActive(active);
    },
    reauthenticate: () => connection?.reauthenticate(),
  };
}
