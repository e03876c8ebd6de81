import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** `from './x.ts'`, `import './x.css'` and `import('./x.tsx')`, of files alone. */
const RELATIVE = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.\w+)'/g;

/**
 * The texts of files and of everything in their package that they import, however far, in an order
 * that depends on nothing else.
 */
export async function readWithImports(files: readonly string[]): Promise<readonly string[]> {
  const texts = new Map<string, string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!texts.has(file)) {
      // An example in a comment names no file; where code does so, the bundler says it.
      const text = await readFile(file, 'utf8').catch(() => '');
      texts.set(file, text);
      for (const [, path = ''] of text.matchAll(RELATIVE)) {
        waiting.push(join(dirname(file), path));
      }
    }
  }
  return [...texts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
}
