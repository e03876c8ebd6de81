import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { runTool } from '../commands/run-tool.ts';

/** Runs one of the backend's own measures, which print a JSON report at their end. */
export async function backendMeasure(
  name: string,
  args: readonly string[] = [],
): Promise<Readonly<Record<string, unknown>>> {
  const backend = join(projectRoot(), 'backend');
  const { code, output } = await runTool({
    script: '--import',
    args: [
      join(backend, 'test/typescript.mjs'),
      '--conditions=touchline-source',
      join(backend, 'bench', name),
      ...args,
    ],
  });
  const report = /\{[\s\S]*\}\s*$/.exec(output)?.[0];
  if (code !== 0 || report === undefined) {
    throw new Error(`${name} failed: ${output}`);
  }
  return JSON.parse(report) as Readonly<Record<string, unknown>>;
}
