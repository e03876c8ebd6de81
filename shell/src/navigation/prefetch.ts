import type { Logger } from '@touchline/plugin-api';
import type { PluginLoader } from '../plugins/plugin-loader.ts';
import type { Route } from './decision.ts';

/** The idle wait before a prefetch starts anyway, ms. */
const IDLE_TIMEOUT = 2000;

/** What the browser says of the connection, where it does. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether code may be fetched ahead: not on 2g, nor where the player saves data. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && connection?.effectiveType?.includes('2g') !== true;
}

/** Fetches the code of routes ahead of a visit, each once, when the browser has nothing to do. */
export function createPrefetch({
  loader,
  connection,
  whenIdle,
  log,
}: {
  readonly loader: PluginLoader;
  readonly connection: () => Connection | undefined;
  readonly whenIdle: (act: () => void, timeout: number) => void;
  readonly log: Logger;
}): (route: Route) => void {
  const asked = new Set<string>();
  return ({ plugin, module }) => {
    const key = `${plugin}/${module}`;
    if (asked.has(key) || !mayPrefetch(connection())) {
      return;
    }
    asked.add(key);
    whenIdle(() => {
      loader
        .part(plugin, (definition) => definition.views?.[module])
        .catch((error: unknown) => {
          asked.delete(key);
          log.debug(`the code of ${key} could not be fetched ahead`, error);
        });
    }, IDLE_TIMEOUT);
  };
}
