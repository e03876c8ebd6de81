import type { Pool, PoolClient } from 'pg';
import {
  type AppliedFiles,
  createRecords,
  readRecords,
  recordFunctions,
  recordMigration,
} from './applied-files.ts';
import { DatabaseError, type DatabaseErrorCode } from './database-error.ts';
import { MIGRATIONS_DIRECTORY, readSchemaFiles, type SchemaFiles } from './schema-files.ts';
import type { SqlFile } from './sql-file.ts';

/** Any constant number, the same in every instance. */
const LOCK = 7_300_217;

function refuse(code: DatabaseErrorCode, message: string, cause?: unknown): never {
  throw new DatabaseError(code, message, { cause });
}

/** @returns those still to apply, in order */
function pendingMigrations(
  migrations: readonly SqlFile[],
  applied: ReadonlyMap<string, string>,
): readonly SqlFile[] {
  for (const [name, checksum] of applied) {
    const migration = migrations.find((candidate) => candidate.name === name);
    if (migration === undefined) {
      refuse(
        'migration_missing',
        `The database has ${name}, which this version lacks. Start the newer version.`,
      );
    }
    if (migration.checksum !== checksum) {
      refuse(
        'migration_changed',
        `${name} was changed after it was applied. Add a new file instead.`,
      );
    }
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

/** What is still to apply. After a migration that is every function: it may have dropped some. */
function pendingOf(files: SchemaFiles, applied: AppliedFiles): SchemaFiles {
  const migrations = pendingMigrations(files.migrations, applied.migrations);
  const functions =
    migrations.length > 0
      ? files.functions
      : files.functions.filter(({ name, checksum }) => applied.functions.get(name) !== checksum);
  return { migrations, functions };
}

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
 *   `function_order_invalid`
 */
export async function migrate(
  pool: Pool,
  directory: string = MIGRATIONS_DIRECTORY,
): Promise<readonly string[]> {
  const [files, applied] = await Promise.all([readSchemaFiles(directory), readRecords(pool)]);
  if (isEmpty(pendingOf(files, applied))) {
    return [];
  }
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await createRecords(client);
    const pending = pendingOf(files, await readRecords(client));
    if (!isEmpty(pending)) {
      await applyPending(client, { pending, files });
    }
    await client.query('COMMIT');
    return [...pending.migrations, ...pending.functions].map(({ name }) => name);
  } finally {
    // Lock and unfinished transaction end with their connection, whatever state that is in.
    client.release(true);
  }
}

async function applyPending(
  client: PoolClient,
  { pending, files }: { readonly pending: SchemaFiles; readonly files: SchemaFiles },
): Promise<void> {
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
