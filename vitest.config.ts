import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Packages resolve to each other's source, so that unit tests never need a build.
const resolve = { conditions: ['touchline-source', 'module', 'import', 'default'] };
// These conditions reach Node itself: naming `import` or `module` here would make its `require` pick
// ES modules, which breaks CommonJS packages such as pg.
const ssr = {
  resolve: { conditions: ['touchline-source'], externalConditions: ['touchline-source'] },
};

// The tests of a run share one database server, which has 100 connections for all of them.
const maxWorkers = Math.min(4, availableParallelism());

// What hangs ends, also where other work has the machine; how long a rule may take is for its own test.
const DEADLINES = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // A submission is not lost to one bad moment of the machine; the run names what passed only then.
  retry: process.env['CI'] === undefined ? 0 : 1,
};

/** Files that wait for other processes most of their time, so that the rest goes on meanwhile. */
const LONGEST = /(?:chaos|database|import-map-process|sport-probabilities)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'node',
          maxWorkers,
          ...DEADLINES,
          environment: 'node',
          // Most files take less time than a process and the modules that they share.
          isolate: false,
          globalSetup: ['backend/test/one-server.ts'],
          setupFiles: ['shared/testing/vitest/settled-imports.ts'],
          include: [
            'shared/{domain,contracts,live-client,build}/**/*.test.ts',
            'importmap/**/*.test.ts',
            'backend/**/*.test.ts',
            'games/**/*.test.ts',
            'root-config/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', 'importmap/console/**'],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'browser',
          maxWorkers,
          ...DEADLINES,
          environment: 'jsdom',
          // Making a page takes longer than most files of tests, so those of a process share one.
          isolate: false,
          setupFiles: [
            'shared/testing/vitest/fresh-page.ts',
            'shared/testing/vitest/settled-imports.ts',
          ],
          include: [
            'shared/{plugin-api,ui,testing}/**/*.test.{ts,tsx}',
            'shell/**/*.test.{ts,tsx}',
            'plugins/**/*.test.{ts,tsx}',
            'importmap/console/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
    ],
  },
});
