// @vitest-environment node
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { linkAtExecution } from './link-at-execution.ts';

interface Loader {
  import: (url: string) => Promise<Record<string, unknown>>;
  delete: (url: string) => unknown;
  get: (url: string) => unknown;
  resolve: (specifier: string) => string;
  instantiate: (url: string) => Promise<never>;
}

// The loader is the page's, not the shell's.
const requireOfPage = createRequire(new URL('../../../root-config/package.json', import.meta.url));
const { System } = requireOfPage('systemjs') as { System: object };
const REACT = 'https://site.test/react.js';
const SPORT = 'https://site.test/sport.js';

type Exports = (name: string, value: unknown) => void;

const MODULES: Record<string, unknown> = {
  [REACT]: [[], (exports: Exports) => ({ execute: () => void exports('version', 19) })],
  [SPORT]: [
    ['react'],
    (exports: Exports, { meta }: { readonly meta: { readonly url: string } }) => {
      let react: { readonly version?: number } = {};
      return {
        setters: [
          (module: object) => {
            react = module;
          },
        ],
        execute: () => {
          exports('sees', react.version);
          exports('url', meta.url);
        },
      };
    },
  ],
};

/** SystemJS itself, with two modules instead of a network. */
function createLoader(): Loader {
  class TestSystem extends (System.constructor as new () => Loader) {}
  Object.assign(TestSystem.prototype, {
    instantiate: async (url: string) => MODULES[url],
    resolve: (specifier: string) => (specifier === 'react' ? REACT : specifier),
  });
  return new TestSystem();
}

/** How many modules a loaded one still knows that import it: SystemJS keeps its records to itself. */
function importersOf(loader: Loader, url: string): number {
  const [registry] = Object.getOwnPropertySymbols(loader);
  const records = (loader as never as Record<symbol, Record<string, { i: unknown[] }>>)[
    registry as never
  ];
  return records?.[url]?.i.length ?? Number.NaN;
}

describe('a loaded module', () => {
  it('a loaded module has its dependencies when it runs, and its own address', async () => {
    const loader = createLoader();
    linkAtExecution(loader);
    expect(await loader.import(SPORT)).toMatchObject({ sees: 19, url: SPORT });
  });

  it('a deleted module is held by no dependency, however often it was loaded', async () => {
    const loader = createLoader();
    await loader.import(SPORT);
    loader.delete(SPORT);
    // SystemJS itself keeps the setters of what it has deleted.
    expect(importersOf(loader, REACT)).toBe(1);
    linkAtExecution(loader);
    for (let round = 0; round < 3; round += 1) {
      expect(await loader.import(SPORT)).toMatchObject({ sees: 19 });
      loader.delete(SPORT);
    }
    expect(importersOf(loader, REACT)).toBe(1);
  });
});
