import type { Known, PoolClient, Queryable, RowOf } from './queryable.ts';
import type { SqlFile } from './sql-file.ts';

const UNDEFINED_TABLE = '42P01';

/** Checksums of the files that a database has, by their names. */
export interface AppliedFiles {
  readonly migrations: ReadonlyMap<string, string>;
  readonly functions: ReadonlyMap<string, string>;
}

const APPLIED = `SELECT false AS "isFunction", name, checksum FROM schema_migration
  UNION ALL SELECT true, name, checksum FROM schema_function`;

type AppliedRow = Known<
  RowOf<typeof APPLIED>,
  { readonly name: string; readonly checksum: string }
>;

/** Creates the two tables where they are missing. */
export async function createRecords(client: PoolClient): Promise<void> {
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migration (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  await client.query(`CREATE TABLE IF NOT EXISTS schema_function (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
}

/** Those of a database that may be new, or older than its functions' files: it has none of them then. */
export async function readRecords(client: Queryable): Promise<AppliedFiles> {
  try {
    const { rows } = await client.query(APPLIED);
    const applied = rows as readonly AppliedRow[];
    const pick = (wanted: boolean): ReadonlyMap<string, string> =>
      new Map(
        applied
          .filter(({ isFunction }) => isFunction === wanted)
          .map(({ name, checksum }) => [name, checksum]),
      );
    return { migrations: pick(false), functions: pick(true) };
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) {
      return { migrations: new Map(), functions: new Map() };
    }
    throw error;
  }
}

/** Records a migration that was just applied. */
export async function recordMigration(client: PoolClient, file: SqlFile): Promise<void> {
  await client.query('INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)', [
    file.name,
    file.checksum,
  ]);
}

/** Records the functions that were just applied, and drops the records of `known` no more. */
export async function recordFunctions(
  client: PoolClient,
  files: { readonly applied: readonly SqlFile[]; readonly known: readonly SqlFile[] },
): Promise<void> {
  await client.query('DELETE FROM schema_function WHERE name <> ALL ($1)', [
    files.known.map(({ name }) => name),
  ]);
  await client.query(
    `INSERT INTO schema_function (name, checksum) SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT (name) DO UPDATE SET checksum = EXCLUDED.checksum, applied_at = now()`,
    [files.applied.map(({ name }) => name), files.applied.map(({ checksum }) => checksum)],
  );
}
