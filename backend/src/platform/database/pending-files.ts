import type { AppliedFiles } from './applied-files.ts';
import { refuse } from './database-error.ts';
import { replacedMigrations } from './replaced-migrations.ts';
import type { SchemaFiles } from './schema-files.ts';
import type { SqlFile } from './sql-file.ts';

/** Every applied migration must be one of these files, unchanged. */
function assertUnchanged(
  migrations: readonly SqlFile[],
  applied: ReadonlyMap<string, string>,
): void {
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
}

/** @returns the migrations still to apply, in order */
function pendingMigrations(
  migrations: readonly SqlFile[],
  applied: ReadonlyMap<string, string>,
): readonly SqlFile[] {
  const { replaced, baseline } = replacedMigrations(migrations, applied);
  const others = [...applied].filter(([name]) => !replaced.has(name));
  assertUnchanged(migrations, new Map(others));
  return migrations.filter(({ name }) => !applied.has(name) && !baseline.has(name));
}

/**
 * What a database lacks. After a migration that is every function: it may have dropped some.
 * @throws DatabaseError `migration_changed`, `migration_missing`, `database_outdated`
 */
export function pendingFiles(files: SchemaFiles, applied: AppliedFiles): SchemaFiles {
  const migrations = pendingMigrations(files.migrations, applied.migrations);
  const functions =
    migrations.length > 0
      ? files.functions
      : files.functions.filter(({ name, checksum }) => applied.functions.get(name) !== checksum);
  return { migrations, functions };
}
