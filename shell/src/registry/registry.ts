import type { PluginManifest } from '@touchline/contracts/plugins';
import type { Logger, ReadableStore } from '@touchline/plugin-api';
import { createStore } from '@touchline/plugin-api/store';
import { compileRegistry } from './compile-registry.ts';
import { reduceManifests, type RegistryChange } from './reduce-manifests.ts';
import type { RegistrySnapshot } from './registry-snapshot.ts';

/** The plugins of this page and what they contribute; changes while the page is open. */
export interface Registry extends ReadableStore<RegistrySnapshot> {
  readonly change: (change: RegistryChange) => void;
}

/** Makes the registry of the plugins that came with the document; problems are logged, once each. */
export function createRegistry({
  manifests: initial,
  log,
}: {
  readonly manifests: readonly PluginManifest[];
  readonly log: Logger;
}): Registry {
  let manifests = initial;
  const reported = new Set<string>();
  const compile = () => {
    const snapshot = compileRegistry(manifests);
    for (const problem of snapshot.problems) {
      if (!reported.has(problem.message)) {
        reported.add(problem.message);
        log.error(problem.message, problem);
      }
    }
    return snapshot;
  };
  const store = createStore(compile());
  return {
    get: store.get,
    subscribe: store.subscribe,
    change: (change) => {
      const next = reduceManifests(manifests, change);
      if (next !== manifests) {
        manifests = next;
        store.set(compile());
      }
    },
  };
}
