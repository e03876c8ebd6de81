import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import { DatabaseError, type DatabaseErrorCode } from './database-error.ts';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Any constant number, the same in every instance. */
const LOCK = 7_300_217;
const NAME = /^\d{4}-[a-z0-9-]+\.sql$/;
const UNDEFINED_TABLE = '42P01';

/** The SQL files that belong to this build. */
export const MIGRATIONS_DIRECTORY = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** The migrations of a folder, in order. */
export async function readMigrations(directory: string): Promise<readonly Migration[]> {
  const names = (await readdir(directory)).filter((name) => NAME.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(directory, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function appliedMigrations(client: Pool | PoolClient): Promise<Map<string, string>> {
  try {
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM schema_migration',
    );
    return new Map(rows.map(({ name, checksum }) => [name, checksum]));
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return new Map();
    throw error;
  }
}

function refuse(code: DatabaseErrorCode, message: string, cause?: unknown): never {
  throw new DatabaseError(code, message, { cause });
}

/** @returns those still to apply, in order */
function pendingOf(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): readonly Migration[] {
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

/**
 * Brings the schema up to date: every file `NNNN-name.sql` once, in order, each in a transaction of
 * its own. Instances that start together take turns; one question when there is nothing to do.
 * @returns the names applied now
 * @throws DatabaseError `migration_changed`, `migration_missing`, `migration_failed`
 */
export async function migrate(
  pool: Pool,
  directory: string = MIGRATIONS_DIRECTORY,
): Promise<readonly string[]> {
  const [migrations, applied] = await Promise.all([
    readMigrations(directory),
    appliedMigrations(pool),
  ]);
  if (pendingOf(migrations, applied).length === 0) {
    return [];
  }
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migration (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const pending = pendingOf(migrations, await appliedMigrations(client));
    for (const migration of pending) {
      await applyOne(client, migration);
    }
    return pending.map(({ name }) => name);
  } finally {
    // The lock ends with its connection, whatever state that is in.
    client.release(true);
  }
}

async function applyOne(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    refuse('migration_failed', `${name} failed: ${(error as Error).message}`, error);
  }
}
