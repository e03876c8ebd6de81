import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findRoot, BUILD_PACKAGE } from '../workspace.ts';

export interface FixtureWorkspace {
  readonly root: string;
  readonly write: (files: Readonly<Record<string, string>>) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Source of a small real plugin with a route, a slot and translations. */
export const FIXTURE_PLUGIN: Readonly<Record<string, string>> = {
  'plugins/demo/package.json': JSON.stringify({ name: '@touchline/demo', version: '2.3.4' }),
  'plugins/demo/src/plugin.ts': `
    import { definePlugin } from '@touchline/plugin-api';
    import { PAGE } from './page-data.ts';
    export const plugin = definePlugin({
      id: 'demo', api: '^1.0',
      routes: [{ name: 'demo', path: PAGE, layout: 'default', access: 'any', view: () => import('./page/page.view.tsx') }],
      slots: [{ slot: 'header', name: 'logo', view: () => import('./logo.view.tsx') }],
      translations: { namespace: 'demo', languages: { en: () => import('./en.json') } },
    });`,
  'plugins/demo/src/page-data.ts': `export const PAGE = '/demo';`,
  'plugins/demo/src/page/page.view.tsx': `
    import { useState } from 'react';
    import { Sheet } from '@touchline/ui/forms';
    import styles from './page.module.css';
    export const view = () => { const [n] = useState(1); return <p className={styles.page}>page {n}{Sheet}</p>; };`,
  'plugins/demo/src/page/page.module.css': `.page { margin-block: 4px; }`,
  'plugins/demo/src/logo.view.tsx': `export const view = () => <b>logo</b>;`,
  'plugins/demo/src/en.json': `{ "hello": "Hello" }`,
};

/** A workspace in a temporary folder whose packages find the real node_modules. */
export async function createFixtureWorkspace(
  files: Readonly<Record<string, string>>,
): Promise<FixtureWorkspace> {
  const root = await mkdtemp(join(tmpdir(), 'touchline-build-'));
  async function write(changed: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(changed)) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), text);
    }
  }
  await write({ 'package.json': JSON.stringify({ workspaces: ['plugins/*'] }), ...files });
  await symlink(join(findRoot(BUILD_PACKAGE), 'node_modules'), join(root, 'node_modules'));
  return { root, write, remove: () => rm(root, { recursive: true, force: true }) };
}
