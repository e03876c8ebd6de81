import type { Artefact } from '@touchline/contracts/releases';
import { BuildError } from './build-error.ts';
import { buildTarget, type BuildOptions } from './build-target.ts';
import { readCriticalCss } from './critical-css.ts';
import { buildIcons } from './icons.ts';
import { createFingerprints } from './fingerprint.ts';
import { placesOf } from './places.ts';
import { readArtefact, readIndex, writeIndex } from './release-index.ts';
import { listTargets, type Target } from './targets.ts';
import { readWorkspace } from './workspace.ts';

export interface WorkspaceBuild {
  readonly root: string;
  /** Builds only the targets of this package or id; absent means all. */
  readonly only?: string;
  readonly mode?: 'production' | 'development';
  /** Leaves the release index as it is: pages of this workspace continue without what is built. */
  readonly isApart?: boolean | undefined;
  /** Called once a target, when it is known to be up to date or has been built. */
  readonly onTarget?: (result: {
    readonly artefact: Artefact;
    /** Milliseconds; absent when nothing had to be built. */
    readonly took?: number;
  }) => void;
}

function selectTargets(targets: readonly Target[], only: string | undefined): readonly Target[] {
  if (only === undefined) {
    return targets;
  }
  const chosen = targets.filter((target) => target.id === only || target.source?.name === only);
  if (chosen.length === 0) {
    const known = targets.map((target) => target.id).join(', ');
    throw new BuildError('build_package_unknown', `Unknown package ${only}: ${known}.`);
  }
  return chosen;
}

async function buildOrReuse(target: Target, version: string, options: BuildOptions) {
  const kept = await readArtefact(options.places, target.id, version);
  if (kept) {
    return { artefact: kept };
  }
  const started = performance.now();
  const artefact = await buildTarget(target, version, options);
  return { artefact, took: performance.now() - started };
}

/**
 * Builds what has changed and writes the release index. A target's version is its package's version
 * and a hash of everything that goes into it, so a version once published never changes.
 * @throws BuildError naming the package that failed; everything built before it is kept
 */
export async function buildWorkspace(build: WorkspaceBuild): Promise<readonly Artefact[]> {
  const { root, mode = 'production' } = build;
  const workspace = await readWorkspace(root);
  const places = placesOf(root);
  const targets = listTargets(workspace);
  const fingerprints = await createFingerprints(workspace, mode);
  const known = new Map((await readIndex(places))?.artefacts.map((entry) => [entry.id, entry]));
  const built: Artefact[] = [];
  for (const target of selectTargets(targets, build.only)) {
    const stage = mode === 'development' ? 'dev.' : '';
    const version = `${target.baseVersion}-${stage}${await fingerprints.of(target)}`;
    const result = await buildOrReuse(target, version, { root, places, mode });
    known.set(target.id, result.artefact);
    built.push(result.artefact);
    build.onTarget?.(result);
  }
  if (build.isApart === true) {
    return built;
  }
  const artefacts = targets.flatMap((target) => known.get(target.id) ?? []);
  await buildIcons(root, places);
  await writeIndex(places, { format: 1, criticalCss: await readCriticalCss(root), artefacts });
  return built;
}
