import { afterAll, beforeAll } from 'vitest';
import { startTestDatabase, type TestDatabase } from './test-database.ts';

/** For the tests of one file: a database that is started before them and released after. */
export function useTestDatabase(): Pick<TestDatabase, 'pool' | 'url'> {
  let test: TestDatabase | undefined;
  beforeAll(async () => {
    test = await startTestDatabase();
  });
  afterAll(() => test?.stop());
  const started = () => {
    if (test === undefined) {
      throw new Error('the database of a test can be used once its tests have begun');
    }
    return test;
  };
  return {
    get pool() {
      return started().pool;
    },
    get url() {
      return started().url;
    },
  };
}
