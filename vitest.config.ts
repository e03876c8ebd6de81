import { defineConfig } from 'vitest/config';

// Packages resolve to each other's source, so that unit tests never need a build.
const resolve = { conditions: ['touchline-source', 'module', 'import', 'default'] };
// These conditions reach Node itself: naming `import` or `module` here would make its `require` pick
// ES modules, which breaks CommonJS packages such as pg.
const ssr = {
  resolve: { conditions: ['touchline-source'], externalConditions: ['touchline-source'] },
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'shared/{domain,contracts,build}/**/*.test.ts',
            'importmap/**/*.test.ts',
            'backend/**/*.test.ts',
            'root-config/**/*.test.ts',
            'e2e/{browser,checks,commands,measure,routes,server}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'browser',
          environment: 'jsdom',
          // Making a page takes longer than most files of tests, so those of a process share one.
          isolate: false,
          setupFiles: ['shared/testing/vitest/fresh-page.ts'],
          include: [
            'shared/{plugin-api,ui,testing}/**/*.test.{ts,tsx}',
            'shell/**/*.test.{ts,tsx}',
            'plugins/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
    ],
  },
});
