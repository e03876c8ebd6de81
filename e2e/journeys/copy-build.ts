import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Artefact, ReleaseIndex } from '@touchline/contracts/releases';
import { projectRoot } from '../../tools/project-root.ts';

/** Copies a plugin's build under its own version, below `folder`; returns its path. */
export async function copyBuild(
  folder: string,
  { id, version }: { readonly id: string; readonly version: string },
): Promise<string> {
  const build = join(projectRoot(), '.build');
  const index = ReleaseIndex.parse(
    JSON.parse(await readFile(join(build, 'releases.json'), 'utf8')),
  );
  const built = index.artefacts.find((one) => one.id === id);
  const copy = join(folder, `${id}-${version}`);
  await cp(join(build, 'assets', id, built?.version ?? ''), copy, { recursive: true });
  const described = Artefact.parse(JSON.parse(await readFile(join(copy, 'release.json'), 'utf8')));
  const manifest = described.manifest && { ...described.manifest, version };
  await writeFile(join(copy, 'release.json'), JSON.stringify({ ...described, version, manifest }));
  return copy;
}
