import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { runTool, toolScript } from './run-tool.ts';

/** Builds what has changed: types, server code and the bundles of every package. */
export async function build(): Promise<boolean> {
  const types = await runTool({
    script: toolScript('typescript', 'tsc'),
    args: ['-b'],
    show: true,
  });
  if (types.code !== 0) {
    return false;
  }
  const script = join(projectRoot(), 'shared/build/bin/build.mjs');
  const { code } = await runTool({ script, args: [], show: true });
  return code === 0;
}
