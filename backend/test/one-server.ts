import { prepareTestDatabases } from './database/test-database.ts';

/** One database server for all tests of a run, started by the first file that wants it. */
export function setup(): Promise<() => Promise<void>> {
  return prepareTestDatabases();
}
