import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { runTool, toolScript } from './run-tool.ts';

/** Builds what has changed: types, the bundles of every package and those of the server. */
export async function build(): Promise<boolean> {
  const types = await runTool({
    script: toolScript('typescript', 'tsc'),
    args: ['-b'],
    show: true,
  });
  if (types.code !== 0) {
    return false;
  }
  for (const name of [
    'shared/build/bin/build.mjs',
    'games/bin/build.mjs',
    'backend/bin/build.mjs',
  ]) {
    const { code } = await runTool({ script: join(projectRoot(), name), args: [], show: true });
    if (code !== 0) {
      return false;
    }
  }
  return true;
}
