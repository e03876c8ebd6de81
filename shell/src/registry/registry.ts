import type { PluginManifest } from '@touchline/contracts/plugins';
import type { Logger, ReadableStore } from '@touchline/plugin-api';
import { createStore } from '@touchline/plugin-api/store';
import { compileRegistry } from './compile-registry.ts';
import { reduceManifests, type RegistryChange } from './reduce-manifests.ts';
import type { RegistrySnapshot } from './registry-snapshot.ts';

/** The plugins of this page and what they contribute; changes while the page is open. */
export interface Registry extends ReadableStore<RegistrySnapshot> {
  /** Whether it has all plugins of the release; until then those of the first screen. */
  readonly isComplete: () => boolean;
  readonly change: (change: RegistryChange) => void;
}

/** Makes the registry of the plugins that came with the document; problems are logged, once each. */
export function createRegistry({
  manifests: initial,
  isComplete = true,
  log,
}: {
  readonly manifests: readonly PluginManifest[];
  readonly isComplete?: boolean | undefined;
  readonly log: Logger;
}): Registry {
  let manifests = initial;
  let hasAll = isComplete;
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
    isComplete: () => hasAll,
    change: (change) => {
      hasAll ||= change.kind === 'complete';
      const next = reduceManifests(manifests, change);
      if (next !== manifests) {
        manifests = next;
        store.set(compile());
      }
    },
  };
}
