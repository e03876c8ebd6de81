import type { PluginManifest, ReleaseAnswer } from '@touchline/contracts';
import type { Logger } from '@touchline/plugin-api';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import type { Registry } from '../registry/registry.ts';
import type { ModuleSource } from './module-source.ts';

/** Takes over other versions of plugins while the page is open, without a reload. */
export interface ReleaseFollower {
  /** What is live now. It is taken over with the player's next step, not under their finger. */
  readonly offer: (release: ReleaseAnswer) => void;
}

export interface ReleaseFollowerDependencies {
  readonly registry: Registry;
  readonly modules: Pick<ModuleSource, 'remap'>;
  readonly navigation: Pick<ShellNavigation, 'shown' | 'recheck'>;
  readonly log: Logger;
  /** Whoever writes a plugin wants to see it at once. */
  readonly isDevelopment: boolean;
}

/** The plugins that are new, of another version, or gone in a release. */
function difference(
  present: ReadonlyMap<string, PluginManifest>,
  manifests: readonly PluginManifest[],
): { readonly changed: readonly PluginManifest[]; readonly gone: readonly string[] } {
  const live = new Set(manifests.map(({ id }) => id));
  return {
    changed: manifests.filter(({ id, version }) => present.get(id)?.version !== version),
    gone: [...present.keys()].filter((id) => !live.has(id)),
  };
}

/** Follows the import map: the newest release offered is the one that is taken over. */
export function createReleaseFollower(dependencies: ReleaseFollowerDependencies): ReleaseFollower {
  const { registry, modules, navigation, log, isDevelopment } = dependencies;
  let offered: ReleaseAnswer | undefined;

  const take = () => {
    if (offered === undefined) {
      return;
    }
    const { importMap, manifests, release } = offered;
    offered = undefined;
    const { changed, gone } = difference(registry.get().plugins, manifests);
    if (changed.length === 0 && gone.length === 0) {
      return;
    }
    modules.remap(importMap);
    for (const manifest of changed) {
      registry.change({ kind: 'replace', manifest });
    }
    for (const plugin of gone) {
      registry.change({ kind: 'remove', plugin });
    }
    log.info(`release ${release}: ${[...changed.map(({ id }) => id), ...gone].join(', ')}`);
    void navigation.recheck();
  };

  let path = navigation.shown.get()?.path;
  navigation.shown.subscribe((route) => {
    if (route?.path !== path) {
      path = route?.path;
      take();
    }
  });
  return {
    offer: (release) => {
      offered = release;
      if (isDevelopment) {
        take();
      }
    },
  };
}
