// `node --import ./typescript.mjs --conditions=touchline-source x.ts`: runs sources as they are,
// for tests and measures that need a separate process and must not need a build.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

/** What was made of a source is here under the source's hash: a test starts a process often. */
const CACHE = new URL('../../node_modules/.cache/touchline-typescript/', import.meta.url);

if (isMainThread) {
  register(import.meta.url);
}

async function stripTypes(source) {
  const hash = createHash('sha256').update(source).digest('hex');
  const cached = new URL(`${hash}.js`, CACHE);
  try {
    return await readFile(cached, 'utf8');
  } catch {
    // Not made yet.
  }
  const { transform } = await import('esbuild');
  const { code } = await transform(source, { loader: 'ts', target: 'node20', format: 'esm' });
  await mkdir(CACHE, { recursive: true });
  // Whole or not at all: others may read while this one writes.
  const unfinished = new URL(`${hash}.${randomUUID()}`, CACHE);
  await writeFile(unfinished, code);
  await rename(unfinished, cached);
  return code;
}

/** Module hook: strips types from our own `.ts` files. */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) {
    return nextLoad(url, context);
  }
  const source = await stripTypes(await readFile(fileURLToPath(url), 'utf8'));
  return { format: 'module', shortCircuit: true, source };
}
