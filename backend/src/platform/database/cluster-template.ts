import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { INITDB_OPTIONS, SET_UP } from './cluster-recipe.ts';
import type { NativeFiles } from './native-files.ts';
import { MIGRATIONS_DIRECTORY, readSchemaFiles } from './schema-files.ts';

/** Where the build keeps the cluster that a first start begins with. */
export const TEMPLATES_DIRECTORY = fileURLToPath(
  new URL('../../../.build/database/', import.meta.url),
);

/**
 * The folder of the template for this PostgreSQL and this schema, whether it is there or not: any
 * other program, option, migration or function has a template of another name.
 */
export async function templatePlace(templates: string, files: NativeFiles): Promise<string> {
  const { migrations, functions } = await readSchemaFiles(MIGRATIONS_DIRECTORY);
  const recipe = [process.platform, process.arch, files.version, INITDB_OPTIONS, SET_UP];
  const contents = [...migrations, ...functions].map(({ name, checksum }) => [name, checksum]);
  const hash = createHash('sha256')
    .update(JSON.stringify([recipe, contents]))
    .digest('hex');
  return join(templates, hash.slice(0, 16));
}

/** A whole copy of a template, which a first start moves into its place. */
export function warmCopyPath(template: string): string {
  return `${template}-spare`;
}
