import { watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import type { Artefact } from '@touchline/contracts/releases';
import { BuildError } from './build-error.ts';
import { buildWorkspace } from './build-workspace.ts';
import { bundledPackages } from './fingerprint.ts';
import { listTargets } from './targets.ts';
import { readWorkspace } from './workspace.ts';

/** Editors write a file in several steps; changes this close together are one, ms. */
const SETTLE = 60;

export interface PackageWatch {
  readonly root: string;
  /** Id or package name. */
  readonly only: string;
  /** As of `WorkspaceBuild`. */
  readonly isApart?: boolean | undefined;
  readonly onBuilt: (build: { readonly artefact: Artefact; readonly took: number }) => void;
  /** A build that failed; the next change tries again. */
  readonly onError: (error: unknown) => void;
}

/**
 * Builds one package for development, again whenever one of the sources in its bundle changes, and
 * publishes each build as the newest. A running server notices the new index and notifies open pages,
 * which put the new version in the old one's place; everything else stays as built.
 * @returns the stop; it settles when a build under way has ended
 */
export async function watchPackage(options: PackageWatch): Promise<() => Promise<void>> {
  const { root, only, isApart } = options;
  const workspace = await readWorkspace(root);
  const target = listTargets(workspace).find(
    ({ id, source }) => id === only || source?.name === only,
  );
  if (!target) {
    throw new BuildError('build_package_unknown', `Unknown package ${only}.`);
  }
  let building = Promise.resolve();
  let settling: NodeJS.Timeout | undefined;

  async function build(): Promise<void> {
    const built: { artefact: Artefact; took: number }[] = [];
    try {
      await buildWorkspace({
        root,
        only,
        isApart,
        mode: 'development',
        onTarget: ({ artefact, took = 0 }) => {
          // One that lies there from before is as good as new: a separately served page waits for it.
          if (took > 0 || isApart === true) {
            built.push({ artefact, took });
          }
        },
      });
    } catch (error) {
      options.onError(error);
    }
    // Only now is it in the index, for others to find.
    for (const result of built) {
      options.onBuilt(result);
    }
  }
  function schedule(): void {
    clearTimeout(settling);
    settling = setTimeout(() => {
      building = building.then(build);
    }, SETTLE);
  }

  const watchers: FSWatcher[] = bundledPackages(workspace, target).map(({ directory }) =>
    watch(join(directory, 'src'), { recursive: true }, schedule),
  );
  building = building.then(build);
  await building;
  return async () => {
    clearTimeout(settling);
    for (const watcher of watchers) {
      watcher.close();
    }
    await building;
  };
}
