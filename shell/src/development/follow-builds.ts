import { BUILT_EVENT, type BuiltNews, unpackManifest } from '@touchline/contracts/plugins';
import type { ImportMap, ReleaseAnswer } from '@touchline/contracts/releases';
import type { Disposer, Logger } from '@touchline/plugin-api';
import type { ModuleSource } from '../plugins/module-source.ts';
import type { ReleaseFollower } from '../plugins/release-follower.ts';
import type { Registry } from '../registry/registry.ts';
import type { KeepState } from './keep-state.ts';

export interface BuildsDependencies {
  readonly window: Window;
  readonly registry: Pick<Registry, 'get'>;
  readonly modules: Pick<ModuleSource, 'load' | 'remap' | 'system'>;
  readonly follower: Pick<ReleaseFollower, 'offer'>;
  readonly keep: KeepState;
  readonly log: Logger;
}

export interface BuildsFollower extends Pick<ReleaseFollower, 'offer'> {
  readonly dispose: Disposer;
}

/** Specifiers that import-map-overrides overrides on this page. */
function overriddenOn(document: Document): ReadonlySet<string> {
  const text = document.getElementById('import-map-overrides')?.textContent ?? '';
  const { imports = {} } = (text === '' ? {} : JSON.parse(text)) as Partial<ImportMap>;
  return new Set(Object.keys(imports));
}

/**
 * Takes builds of plugins being written over with their state kept, those of a release and those that a
 * developer's own machine serves; what cannot be applied so is left to the follower, or to a reload. One offer after the other: a build is compared with the one before.
 */
export function followBuilds(given: BuildsDependencies): BuildsFollower {
  const { window, registry, modules, follower, keep, log } = given;
  const overridden = overriddenOn(window.document);
  let before: Promise<void> = Promise.resolve();

  async function withKept(release: ReleaseAnswer): Promise<ReleaseAnswer> {
    const manifests = [];
    for (const manifest of release.manifests) {
      const present = registry.get().plugins.get(manifest.id);
      const specifier = `@touchline/${manifest.id}`;
      const isKept =
        present !== undefined &&
        present.version !== manifest.version &&
        // A developer who overrides a plugin replaces the site's own.
        (overridden.has(specifier) ||
          (await keep({
            manifest,
            loadPresent: () => modules.load(specifier),
            loadNew: () => {
              modules.remap(release.importMap);
              return modules.load(specifier);
            },
          })));
      // To the registry nothing has changed: whatever depends on it continues.
      manifests.push(isKept ? present : manifest);
    }
    return { ...release, manifests };
  }

  const take = (act: () => Promise<void>) => {
    before = before.then(act).catch((error: unknown) => log.error('a build was rejected', error));
  };

  async function takeOverride({ address, manifest }: BuiltNews): Promise<void> {
    const isKept = await keep({
      manifest: unpackManifest(manifest),
      loadPresent: () => modules.load(`@touchline/${manifest.id}`),
      loadNew: async () => modules.system?.import(address),
    });
    if (!isKept) {
      window.location.reload();
    }
  }

  const listen = (event: Event) => {
    event.preventDefault();
    take(() => takeOverride((event as CustomEvent<BuiltNews>).detail));
  };
  window.addEventListener(BUILT_EVENT, listen);
  return {
    offer: (release) => take(async () => follower.offer(await withKept(release))),
    dispose: () => window.removeEventListener(BUILT_EVENT, listen),
  };
}
