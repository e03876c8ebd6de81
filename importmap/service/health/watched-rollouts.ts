import type { ImportMapService } from '../import-map-service.ts';
import type { Query } from '../state-store.ts';
import type { WatchedRollout } from './collector.ts';
import { readNetworks } from './health-store.ts';
import { readRollout } from './rollouts.ts';

/** The rollouts under way in every environment, as last read. */
export interface WatchedRollouts {
  readonly refresh: () => Promise<void>;
  readonly of: (environment: string, plugin: string) => WatchedRollout | undefined;
  readonly all: () => readonly WatchedRollout[];
}

/** Creates the watch over rollouts: plugins that have several versions live. */
export function createWatchedRollouts({
  query,
  service,
}: {
  readonly query: Query;
  readonly service: ImportMapService;
}): WatchedRollouts {
  const rollouts = new Map<string, WatchedRollout>();
  return {
    refresh: async () => {
      const wanted = service.environments.flatMap((environment) =>
        service
          .services(environment)
          .filter(({ versions }) => versions.length > 1)
          .map(({ id }) => ({ environment, plugin: id })),
      );
      const found = await Promise.all(
        wanted.map(async (one) => {
          const rollout = await readRollout(query, one);
          return rollout && { ...rollout, networks: (await readNetworks(query, rollout)).all };
        }),
      );
      rollouts.clear();
      for (const rollout of found) {
        if (rollout !== undefined) {
          rollouts.set(`${rollout.environment} ${rollout.plugin}`, rollout);
        }
      }
    },
    of: (environment, plugin) => rollouts.get(`${environment} ${plugin}`),
    all: () => [...rollouts.values()],
  };
}
