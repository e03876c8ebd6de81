import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspace, placesOf } from '@touchline/build';
import type { ReleaseIndex } from '@touchline/contracts/releases';
import { projectRoot } from '../../project-root.ts';

/** A workspace of its own with the little application as a plugin, as another team's repository would be. */
function createWorkspace(folder: string): string {
  const root = mkdtempSync(join(folder, 'workspace-'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ workspaces: ['plugins/*'] }));
  symlinkSync(join(projectRoot(), 'node_modules'), join(root, 'node_modules'));
  cpSync(join(projectRoot(), 'tools', 'rivals', 'touchline'), join(root, 'plugins', 'little'), {
    recursive: true,
  });
  return root;
}

/**
 * Builds the little application as a plugin, below this folder, and publishes it with the shell and
 * nothing else; returns the folder of the artefacts.
 */
export async function buildLittleApp(folder: string): Promise<string> {
  const build = join(projectRoot(), '.build');
  const target = mkdtempSync(join(folder, 'little-'));
  const root = createWorkspace(folder);
  const [artefact] = await buildWorkspace({ root, only: 'little', isApart: true });
  const index = JSON.parse(readFileSync(join(build, 'releases.json'), 'utf8')) as ReleaseIndex;
  const kept = index.artefacts.filter(({ kind }) => kind !== 'plugin');
  cpSync(join(build, 'assets'), join(target, 'assets'), { recursive: true });
  cpSync(placesOf(root).assets, join(target, 'assets'), { recursive: true });
  writeFileSync(
    join(target, 'releases.json'),
    JSON.stringify({ ...index, artefacts: [...kept, artefact] }),
  );
  return target;
}
