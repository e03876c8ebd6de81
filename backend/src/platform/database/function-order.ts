import { DatabaseError } from './database-error.ts';
import { namesUnder, type SqlFile } from './sql-file.ts';

/**
 * Files of functions, each after those that its line `-- Requires: a, b` names.
 * @throws DatabaseError `function_order_invalid` where a file requires itself or one that is missing
 */
export function inRequiredOrder(files: readonly SqlFile[]): readonly SqlFile[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  const ordered = new Set<SqlFile>();
  const add = (file: SqlFile, path: readonly string[]): void => {
    if (ordered.has(file)) return;
    const trail = [...path, file.name];
    if (path.includes(file.name)) {
      throw new DatabaseError('function_order_invalid', `${trail.join(' requires ')}.`);
    }
    for (const name of namesUnder('Requires', file).map((required) => `${required}.sql`)) {
      const required = byName.get(name);
      if (required === undefined) {
        throw new DatabaseError(
          'function_order_invalid',
          `${file.name} requires ${name}, which is missing.`,
        );
      }
      add(required, trail);
    }
    ordered.add(file);
  };
  for (const file of files) {
    add(file, []);
  }
  return [...ordered];
}
