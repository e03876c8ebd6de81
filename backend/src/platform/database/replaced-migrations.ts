import { refuse } from './database-error.ts';
import type { SqlFile } from './sql-file.ts';

const REPLACES = /^-- Replaces \((\S+)\): (.+)$/gm;

interface Replaced {
  readonly name: string;
  /** The last version of the product that had it. */
  readonly version: string;
}

/** The migrations that a file of a baseline replaces, by its lines `-- Replaces (version): a, b`. */
export function replacedBy({ sql }: SqlFile): readonly Replaced[] {
  return [...sql.matchAll(REPLACES)].flatMap(([, version = '', names = '']) =>
    names.split(',').map((name) => ({ name: `${name.trim()}.sql`, version })),
  );
}

/**
 * What of a database's migrations was replaced by a baseline, and the files of that baseline, which
 * the database has under the old names. Both are empty for a database that began with the baseline.
 * @throws DatabaseError `database_outdated` where the database has only some of the old ones
 */
export function replacedMigrations(
  migrations: readonly SqlFile[],
  applied: ReadonlyMap<string, string>,
): { readonly replaced: ReadonlySet<string>; readonly baseline: ReadonlySet<string> } {
  const old = migrations.flatMap(replacedBy);
  const present = old.filter(({ name }) => applied.has(name));
  const missing = old
    .filter(({ name }) => !applied.has(name))
    .toSorted((a, b) => a.name.localeCompare(b.name))[0];
  if (present.length === 0) {
    return { replaced: new Set(), baseline: new Set() };
  }
  if (missing !== undefined) {
    refuse(
      'database_outdated',
      `The database lacks ${missing.name} of version ${missing.version}. ` +
        `Start version ${missing.version} on it once, then this one.`,
    );
  }
  const baseline = migrations.filter((file) => replacedBy(file).length > 0);
  return {
    replaced: new Set(old.map(({ name }) => name)),
    baseline: new Set(baseline.map(({ name }) => name)),
  };
}
