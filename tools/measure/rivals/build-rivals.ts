import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../project-root.ts';

/** The same little application in other shells; `tools/rivals` has a folder for each. */
export const RIVALS = ['monolith', 'single-spa', 'micro-app', 'piral'] as const;

function run(program: string, args: readonly string[], folder: string): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${program} ${args.join(' ')} failed in ${folder}.\n${stdout}${stderr}`);
  }
}

/** Builds the rivals from packages of their own, installed at first, and returns the folder with each. */
export function buildRivals(): string {
  const folder = join(projectRoot(), 'tools', 'rivals');
  const target = join(projectRoot(), '.build', 'rivals');
  if (!existsSync(join(folder, 'node_modules'))) {
    run('npm', ['ci', '--ignore-scripts'], folder);
  }
  run(process.execPath, ['build.mjs', target], folder);
  return target;
}
