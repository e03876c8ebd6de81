import { fileURLToPath } from 'node:url';
import { MIGRATIONS_DIRECTORY } from '../platform/database/schema-files.ts';

/** Where the code lies that this process runs: the bundles, or what was compiled, and the SQL. */
export const RUNNING_CODE: readonly string[] = [
  fileURLToPath(new URL('..', import.meta.url)),
  MIGRATIONS_DIRECTORY,
];
