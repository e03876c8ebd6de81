import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/**
 * Imports a soak of the backend from its tests' sources, which are never part of the product's build.
 * @param file as seen from `backend/test`, whose loader of sources serves other rooms as well
 */
export async function importSoak<Soak>(file: string): Promise<Soak> {
  const tests = join(projectRoot(), 'backend/test');
  await import(join(tests, 'typescript.mjs'));
  return (await import(join(tests, file))) as Soak;
}
