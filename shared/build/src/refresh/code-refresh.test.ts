import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { CODE_REFRESH } from '@touchline/contracts/plugins';
import type { Artefact } from '@touchline/contracts/releases';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildWorkspace } from '../build-workspace.ts';
import { placesOf } from '../places.ts';
import {
  createFixtureWorkspace,
  FIXTURE_PLUGIN,
  type FixtureWorkspace,
} from '../testing/fixture-workspace.ts';
import { loadSystemModule } from '../testing/load-system-module.ts';
import { createCodeRefresh } from './code-refresh.ts';

vi.setConfig({ testTimeout: 60_000 });

const PAGE = './page/page.view.tsx';
const page = (words: string, view = 'reactView(Page)') => `
  import { useState } from 'react';
  import { reactView } from '@touchline/plugin-api';
  export { store } from './page.store.ts';
  import styles from './page.module.css';
  function Page() { const [n] = useState(1); return <p className={styles.page}>${words} {n}</p>; }
  export const view = ${view};`;

interface PageModule {
  readonly store: object;
  readonly view: () => unknown;
}
interface Bundle {
  readonly views: Readonly<Record<string, () => Promise<PageModule>>>;
  readonly slots: readonly { readonly view: () => Promise<unknown> }[];
}

let workspace: FixtureWorkspace;
let registered: Map<string, unknown[]>;
let refreshed: number;

beforeAll(async () => {
  workspace = await createFixtureWorkspace({
    ...FIXTURE_PLUGIN,
    'plugins/demo/src/page/page.view.tsx': page('first'),
    'plugins/demo/src/page/page.store.ts': 'export const store = {};',
  });
});
beforeEach(() => {
  registered = new Map();
  refreshed = 0;
  const refresh = createCodeRefresh({
    register: (type, family) =>
      void registered.set(family, [...(registered.get(family) ?? []), type]),
    createSignatureFunctionForTransform: () => (type) => type,
    performReactRefresh: () => (refreshed += 1),
  });
  Object.assign(globalThis, { [CODE_REFRESH]: refresh });
});
afterAll(async () => {
  Reflect.deleteProperty(globalThis, CODE_REFRESH);
  await workspace.remove();
});

const refreshOfPage = () =>
  (globalThis as unknown as Record<string, ReturnType<typeof createCodeRefresh>>)[
    CODE_REFRESH
  ] as ReturnType<typeof createCodeRefresh>;

/** Builds the plugin as its developer would, and runs its entry. */
async function develop(files: Readonly<Record<string, string>> = {}): Promise<Bundle> {
  await workspace.write(files);
  const [artefact] = await buildWorkspace({
    root: workspace.root,
    only: 'demo',
    mode: 'development',
    isApart: true,
  });
  const { id, version, entry } = artefact as Artefact;
  const folder = join(placesOf(workspace.root).assets, id, version);
  const load = async (file: string) => readFile(join(folder, file), 'utf8');
  const jsxDEV = (type: string, props: object) => ({ type, ...props });
  const { plugin } = loadSystemModule(await load(entry), {
    url: 'https://shop.example/demo.js',
    imports: {
      react: { useState: () => [1] },
      'react/jsx-runtime': { jsxDEV },
      '@touchline/plugin-api': { reactView: (component: unknown) => component },
    },
    loader: {
      loadFiles: async (chunks) => {
        for (const [url] of chunks.filter(([name]) => name.endsWith('.js'))) {
          runInThisContext(await load(url.slice(url.lastIndexOf('/') + 1)));
        }
      },
    },
  });
  return plugin as Bundle;
}
const pageOf = (bundle: Bundle) => bundle.views[PAGE]?.() as Promise<PageModule>;

it('a changed component is the same one to React, and what it did not change is not run again', async () => {
  await workspace.write({ 'plugins/demo/src/page/page.view.tsx': page('first') });
  const first = await pageOf(await develop());
  const bundle = await develop({ 'plugins/demo/src/page/page.view.tsx': page('second') });
  const refresh = refreshOfPage();
  expect(refresh.compare('demo')).toEqual({ changed: [PAGE], loaded: [PAGE], exchanged: [] });
  refresh.keep('demo');
  const second = await pageOf(bundle);
  expect(JSON.stringify(second.view())).toContain('second');
  expect(second.store).toBe(first.store);
  expect([...registered]).toEqual([
    ['demo plugins/demo/src/page/page.view.tsx Page', [first.view, second.view]],
  ]);
  refresh.refresh();
  expect(refreshed).toBe(1);
});

it('a build that cannot update the one before runs as a separate version', async () => {
  const first = await pageOf(await develop());
  const second = await pageOf(
    await develop({ 'plugins/demo/src/page/page.view.tsx': page('third') }),
  );
  expect(second.store).not.toBe(first.store);
});

it('a change of an import counts as one of the importing part, stylesheets too, and a view of another component is reported', async () => {
  await pageOf(await develop());
  await develop({ 'plugins/demo/src/page/page.module.css': '.page { margin-block: 8px; }' });
  expect(refreshOfPage().compare('demo')?.changed).toEqual([PAGE]);
  refreshOfPage().keep('demo');
  await develop({ 'plugins/demo/src/page/page.store.ts': 'export const store = { other: 1 };' });
  expect(refreshOfPage().compare('demo')).toEqual({ changed: [PAGE], loaded: [], exchanged: [] });
  await develop({ 'plugins/demo/src/page/page.view.tsx': page('third', 'reactView(() => null)') });
  expect(refreshOfPage().compare('demo')?.exchanged).toEqual([PAGE]);
});

it('a build for development works as any other on a page with the React of players', async () => {
  Reflect.deleteProperty(globalThis, CODE_REFRESH);
  const { view } = await pageOf(
    await develop({ 'plugins/demo/src/page/page.view.tsx': page('alone') }),
  );
  expect(JSON.stringify(view())).toContain('alone');
});
