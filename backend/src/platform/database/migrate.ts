import type { Pool, PoolClient } from 'pg';
import {
  type AppliedFiles,
  createRecords,
  readRecords,
  recordFunctions,
  recordMigration,
} from './applied-files.ts';
import { refuse } from './database-error.ts';
import { pendingFiles } from './pending-files.ts';
import { MIGRATIONS_DIRECTORY, readSchemaFiles, type SchemaFiles } from './schema-files.ts';
import { namesUnder, type SqlFile } from './sql-file.ts';

/** Any constant number, the same in every instance. */
const LOCK = 7_300_217;

function isEmpty({ migrations, functions }: SchemaFiles): boolean {
  return migrations.length === 0 && functions.length === 0;
}

/**
 * Brings the schema up to date: every migration `NNNN-name.sql` once, in order, then the functions
 * whose files have changed, all in one transaction, so that a version that fails to upgrade leaves
 * the database to the one before. Instances that start together take turns; one question when there
 * is nothing to do.
 * @returns the names of the files applied now
 * @throws DatabaseError `migration_changed`, `migration_missing`, `migration_failed`,
 *   `database_outdated`, `function_order_invalid`
 */
export async function migrate(
  pool: Pool,
  directory: string = MIGRATIONS_DIRECTORY,
): Promise<readonly string[]> {
  const [files, applied] = await Promise.all([readSchemaFiles(directory), readRecords(pool)]);
  if (isEmpty(pendingFiles(files, applied))) {
    return [];
  }
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await createRecords(client);
    const current = await readRecords(client);
    const pending = pendingFiles(files, current);
    if (!isEmpty(pending)) {
      await applyPending(client, { pending, files, applied: current });
    }
    await client.query('COMMIT');
    return [...pending.migrations, ...pending.functions].map(({ name }) => name);
  } finally {
    // Lock and unfinished transaction end with their connection, whatever state that is in.
    client.release(true);
  }
}

/**
 * Creates the functions that tables call, for migrations to name them in triggers and defaults. Their
 * bodies may use tables that do not exist yet. One that the database has is left to its tables.
 */
async function createCalledByTables(
  client: PoolClient,
  { files, applied }: { readonly files: SchemaFiles; readonly applied: AppliedFiles },
): Promise<void> {
  await client.query('SET LOCAL check_function_bodies = off');
  for (const definition of files.functions) {
    if (
      namesUnder('Called by tables', definition).length > 0 &&
      !applied.functions.has(definition.name)
    ) {
      await run(client, definition);
    }
  }
  await client.query('SET LOCAL check_function_bodies = on');
}

async function applyPending(
  client: PoolClient,
  {
    pending,
    files,
    applied,
  }: {
    readonly pending: SchemaFiles;
    readonly files: SchemaFiles;
    readonly applied: AppliedFiles;
  },
): Promise<void> {
  if (pending.migrations.length > 0) {
    await createCalledByTables(client, { files, applied });
  }
  for (const migration of pending.migrations) {
    await run(client, migration);
    await recordMigration(client, migration);
  }
  for (const definition of pending.functions) {
    await run(client, definition);
  }
  await recordFunctions(client, { applied: pending.functions, known: files.functions });
}

async function run(client: PoolClient, { name, sql }: SqlFile): Promise<void> {
  try {
    await client.query(sql);
    // Deferred triggers of what it wrote: a table cannot be altered while they are pending.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    await client.query('SET CONSTRAINTS ALL DEFERRED');
  } catch (error) {
    refuse('migration_failed', `${name} failed: ${(error as Error).message}`, error);
  }
}
