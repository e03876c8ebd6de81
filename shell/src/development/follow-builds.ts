import type { ReleaseAnswer } from '@touchline/contracts';
import type { ModuleSource } from '../plugins/module-source.ts';
import type { ReleaseFollower } from '../plugins/release-follower.ts';
import { createKeepState, type KeepStateDependencies } from './keep-state.ts';

/**
 * Takes what is offered of plugins being written over with their state kept, and leaves to the
 * follower what cannot be. One offer after the other: a build is held against the one before.
 */
export function followBuilds(
  given: KeepStateDependencies & {
    readonly modules: Pick<ModuleSource, 'load' | 'remap'>;
    readonly follower: Pick<ReleaseFollower, 'offer'>;
  },
): Pick<ReleaseFollower, 'offer'> {
  const { registry, modules, follower, log } = given;
  const keep = createKeepState(given);
  let before: Promise<void> = Promise.resolve();

  async function withKept(release: ReleaseAnswer): Promise<ReleaseAnswer> {
    const manifests = [];
    for (const manifest of release.manifests) {
      const present = registry.get().plugins.get(manifest.id);
      const specifier = `@touchline/${manifest.id}`;
      const isKept =
        present !== undefined &&
        present.version !== manifest.version &&
        (await keep({
          manifest,
          loadPresent: () => modules.load(specifier),
          loadNew: () => {
            modules.remap(release.importMap);
            return modules.load(specifier);
          },
        }));
      // To the registry nothing has changed: whatever hangs on what it holds goes on.
      manifests.push(isKept ? present : manifest);
    }
    return { ...release, manifests };
  }

  return {
    offer: (release) => {
      before = before
        .then(async () => follower.offer(await withKept(release)))
        .catch((error: unknown) => log.error(`release ${release.release} was not taken`, error));
    },
  };
}
