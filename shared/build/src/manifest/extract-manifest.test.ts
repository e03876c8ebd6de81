import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createFixtureWorkspace, type FixtureWorkspace } from '../testing/fixture-workspace.ts';
import { extractManifest } from './extract-manifest.ts';

let workspace: FixtureWorkspace | undefined;
afterEach(() => workspace?.remove());

async function extract(plugin: string, others: Record<string, string> = {}) {
  workspace = await createFixtureWorkspace({ 'plugins/demo/src/plugin.ts': plugin, ...others });
  const file = join(workspace.root, 'plugins/demo/src/plugin.ts');
  return extractManifest({ file, version: '1.0.0' });
}

const head = `import { definePlugin } from '@touchline/plugin-api';`;

describe('manifest extraction', () => {
  it('the manifest extraction replaces every thunk by its request and fills in defaults', async () => {
    const manifest = await extract(
      `${head} export const plugin = definePlugin({ id: 'demo', api: '^1.0', criticality: 'mandatory',
        routes: [{ name: 'a', path: '/a', layout: 'clear', access: 'auth', hide: ['header'], view: () => import('./a.view.tsx') }],
        ownSlots: ['demo.place'],
        modals: [{ name: 'm', when: { key: 'authenticated' }, view: () => import('./m.view.tsx') }],
        guards: [{ name: 'g', check: () => import('./g.guard.ts') }],
        handlers: [{ event: 'x', handle: () => import('./x.ts') }],
        background: [{ name: 'b', start: () => import('./b.background.ts') }],
        translations: { namespace: 'demo', languages: { en: () => import('./en.json') } },
        settings: () => import('./settings.ts') });`,
    );
    expect(manifest).toMatchObject({
      criticality: 'mandatory',
      routes: [
        { module: './a.view.tsx', hide: ['header'], firstData: [], allowedWhenBanned: false },
      ],
      slots: [],
      ownSlots: ['demo.place'],
      modals: [{ module: './m.view.tsx', when: { key: 'authenticated' } }],
      guards: [{ module: './g.guard.ts', order: 100 }],
      handlers: [{ module: './x.ts' }],
      background: [{ module: './b.background.ts' }],
      translations: { languages: { en: { module: './en.json' } } },
      settings: { module: './settings.ts' },
    });
    expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest);
  });

  it('the manifest extraction lists the texts in the folder of translations under the name of the plugin', async () => {
    const plugin = `${head} export const plugin = definePlugin({ id: 'demo', api: '^1.0' });`;
    const manifest = await extract(plugin, {
      'plugins/demo/src/translations/xx.json': '{}',
      'plugins/demo/src/translations/en.json': '{}',
      'plugins/demo/src/translations/README.md': '',
    });
    expect(manifest.translations).toEqual({
      namespace: 'demo',
      languages: {
        en: { module: './translations/en.json', files: [] },
        xx: { module: './translations/xx.json', files: [] },
      },
    });
    await workspace?.remove();
    expect((await extract(plugin)).translations).toBeUndefined();
  });

  it('the manifest extraction writes thunks of neighbouring data files relative to plugin.ts', async () => {
    const manifest = await extract(
      `${head} import { slots } from './parts/slots.ts';
       export const plugin = definePlugin({ id: 'demo', api: '^1.0', slots });`,
      {
        'plugins/demo/src/parts/slots.ts': `export const slots = [{ slot: 's', name: 'n', view: () => import('./n.view.tsx') }];`,
        'plugins/demo/src/parts/n.view.tsx': '',
      },
    );
    expect(manifest.slots[0]?.module).toBe('./parts/n.view.tsx');
  });

  it('the manifest extraction writes a view of a package relative to plugin.ts', async () => {
    const declare = (request: string) =>
      `${head} export const plugin = definePlugin({ id: 'demo', api: '^1.0',
         slots: [{ slot: 's', name: 'n', view: () => import('${request}') }] });`;
    const manifest = await extract(declare('@touchline/plugin-api/routes'));
    expect(manifest.slots[0]?.module).toMatch(/^(\.\.\/)+.*plugin-api\/src\/routes-like\.ts$/);
    await workspace?.remove();
    await expect(extract(declare('@touchline/nothing'))).rejects.toThrow(
      'Could not resolve "@touchline/nothing"',
    );
  });

  it('the manifest extraction writes similar routes with the maker of the plugin API', async () => {
    const manifest = await extract(
      `${head} import { routesLike } from '@touchline/plugin-api/routes';
       const page = routesLike({ layout: 'clear', access: 'auth', hide: ['seo'],
         title: (name) => 'title.' + name, view: () => import('./page.view.tsx') });
       export const plugin = definePlugin({ id: 'demo', api: '^1.0', routes: [
         page('terms', '/terms'),
         page('rules', '/rules', { access: 'any', title: 'title.all' }),
       ] });`,
    );
    const common = { layout: 'clear', hide: ['seo'], module: './page.view.tsx' };
    expect(manifest.routes).toMatchObject([
      { ...common, name: 'terms', path: '/terms', access: 'auth', title: 'title.terms' },
      { ...common, name: 'rules', path: '/rules', access: 'any', title: 'title.all' },
    ]);
  });

  it('the manifest extraction refuses a static import of anything but the plugin API and relative data', async () => {
    const plugin = `${head} export const plugin = definePlugin({ id: 'demo', api: '^1.0' });`;
    await expect(extract(`import 'rxjs'; ${plugin}`)).rejects.toMatchObject({
      code: 'manifest_import_refused',
    });
    await expect(
      extract(`import { data } from './data.ts'; ${plugin} data();`, {
        'plugins/demo/src/data.ts': `import { useState } from 'react'; export const data = useState;`,
      }),
    ).rejects.toMatchObject({
      code: 'manifest_import_refused',
      message: expect.stringContaining('data.ts imports "react"') as string,
    });
  });

  it('the manifest extraction refuses more of the plugin API than the declaration itself', async () => {
    await expect(
      extract(
        `import { definePlugin, createStore } from '@touchline/plugin-api'; createStore({});
         export const plugin = definePlugin({ id: 'demo', api: '^1.0' });`,
      ),
    ).rejects.toMatchObject({ code: 'manifest_import_refused' });
  });

  it('the manifest extraction refuses a thunk that hides its module, a missing plugin and a manifest outside the schema', async () => {
    await expect(
      extract(`${head} const load = (name: string) => () => import(name);
        export const plugin = definePlugin({ id: 'demo', api: '^1.0', slots: [{ slot: 's', name: 'n', view: load('./x.tsx') }] });`),
    ).rejects.toMatchObject({ code: 'manifest_thunk_unreadable' });
    await workspace?.remove();
    await expect(extract('export const other = 1;')).rejects.toMatchObject({
      code: 'manifest_plugin_missing',
    });
    await workspace?.remove();
    await expect(
      extract(`${head} export const plugin = definePlugin({ id: 'Demo!', api: '^1.0' });`),
    ).rejects.toMatchObject({ code: 'manifest_invalid' });
  });
});
