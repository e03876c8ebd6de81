import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRequiredOrder } from './function-order.ts';
import type { SqlFile } from './sql-file.ts';

/** What a database is made of: see migrations/README.md. */
export interface SchemaFiles {
  /** Applied once each, in order. */
  readonly migrations: readonly SqlFile[];
  /** Applied whenever they have changed, in order. */
  readonly functions: readonly SqlFile[];
}

const MIGRATION = /^\d{4}-[a-z0-9-]+\.sql$/;
const FUNCTION = /^[a-z_]+\.sql$/;

/** The SQL files that belong to this build. */
export const MIGRATIONS_DIRECTORY = fileURLToPath(new URL('../../../migrations', import.meta.url));

async function readFiles(directory: string, pattern: RegExp): Promise<readonly SqlFile[]> {
  const names = (await readdir(directory)).filter((name) => pattern.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(directory, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * The migrations of a folder and the functions of the folder `functions` in it, if it has one.
 * @throws DatabaseError `function_order_invalid`
 */
export async function readSchemaFiles(directory: string): Promise<SchemaFiles> {
  const [migrations, functions] = await Promise.all([
    readFiles(directory, MIGRATION),
    readFiles(join(directory, 'functions'), FUNCTION).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    }),
  ]);
  return { migrations, functions: inRequiredOrder(functions) };
}
