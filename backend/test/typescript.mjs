// `node --import ./typescript.mjs --conditions=touchline-source x.ts`: runs sources as they stand,
// for tests and measures that need a process of their own and must not need a build.
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transform } from 'esbuild';

if (isMainThread) {
  register(import.meta.url);
}

/** Module hook: strips types from our own `.ts` files. */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) {
    return nextLoad(url, context);
  }
  const source = await readFile(fileURLToPath(url), 'utf8');
  const { code } = await transform(source, { loader: 'ts', target: 'node20', format: 'esm' });
  return { format: 'module', shortCircuit: true, source: code };
}
