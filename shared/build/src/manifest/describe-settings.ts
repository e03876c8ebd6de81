import { runInThisContext } from 'node:vm';
import type { Artefact } from '@touchline/contracts/releases';
import { build } from 'esbuild';
import * as z from 'zod/mini';
import { BuildError } from '../build-error.ts';

interface Loaded {
  settings?: z.ZodMiniType;
}

/**
 * What operators may set of a plugin, as JSON Schema: they get a form made of it, and what does not
 * fit is refused before any page sees it.
 * @param file absolute path of the module that exports `settings`
 * @throws BuildError `manifest_invalid` when the module exports none or does more than describe
 */
export async function describeSettings(file: string): Promise<Artefact['settings']> {
  try {
    const result = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      conditions: ['touchline-source'],
      logLevel: 'silent',
    });
    const module: { exports: Loaded } = { exports: {} };
    const code = result.outputFiles[0]?.text ?? '';
    const run = runInThisContext(`(module, exports) => {${code}\n}`, { filename: file }) as (
      own: typeof module,
      exports: Loaded,
    ) => void;
    run(module, module.exports);
    const { settings } = module.exports;
    if (settings === undefined) {
      throw new Error('it exports no "settings"');
    }
    return { ...z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' }) };
  } catch (cause) {
    throw new BuildError(
      'manifest_invalid',
      `${file} must export a zod schema as "settings" and do nothing else: ${String(cause)}`,
    );
  }
}
