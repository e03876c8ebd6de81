import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Artefact } from '@touchline/contracts/releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkspace } from './build-workspace.ts';
import { integrityOf } from './integrity.ts';
import { readIndex } from './release-index.ts';
import { placesOf } from './places.ts';
import {
  createFixtureWorkspace,
  FIXTURE_PLUGIN,
  type FixtureWorkspace,
} from './testing/fixture-workspace.ts';
import { loadSystemModule, type PageFiles } from './testing/load-system-module.ts';

let workspace: FixtureWorkspace;
let demo: Artefact;

async function buildDemo(): Promise<{ artefact: Artefact; took?: number }> {
  const results: { artefact: Artefact; took?: number }[] = [];
  await buildWorkspace({
    root: workspace.root,
    only: 'demo',
    onTarget: (result) => results.push(result),
  });
  const [result] = results;
  if (!result) {
    throw new Error('nothing was built');
  }
  return result;
}

function read(artefact: Artefact, file: string): Promise<Buffer> {
  return readFile(join(placesOf(workspace.root).assets, artefact.id, artefact.version, file));
}

beforeAll(async () => {
  workspace = await createFixtureWorkspace(FIXTURE_PLUGIN);
  demo = (await buildDemo()).artefact;
}, 60_000);

afterAll(() => workspace.remove());

describe('a built plugin', () => {
  it('a built plugin registers with SystemJS and exports how its parts are loaded, without the content of its manifest', async () => {
    const code = (await read(demo, demo.entry)).toString();
    const exported = loadSystemModule(code, {
      url: 'https://shop.example/assets/demo/1/demo.js',
      imports: {},
    });
    expect(exported['plugin']).toEqual({
      id: 'demo',
      api: '^1.0',
      views: { './page/page.view.tsx': expect.any(Function) },
      slots: [{ slot: expect.any(String), name: expect.any(String), view: expect.any(Function) }],
      translations: { namespace: 'demo', languages: { en: expect.any(Function) } },
    });
    expect(code).not.toContain('/demo"');
    expect(demo.dependencies).toContain('react');
    expect(demo.specifiers).toEqual(['@touchline/demo']);
  });

  it('a built plugin has its view and the CSS of the view behind import()', async () => {
    const entry = (await read(demo, demo.entry)).toString();
    expect(entry).not.toContain('page ');
    expect(demo.stylesheets).toEqual([]);
    const files = demo.manifest?.routes[0]?.files ?? [];
    expect(files.filter((file) => file.endsWith('.js'))).toHaveLength(1);
    expect(files.filter((file) => file.endsWith('.css'))).toHaveLength(1);
  });

  it('a built plugin puts all its CSS in its own layer', async () => {
    const sheet = demo.manifest?.routes[0]?.files.find((file) => file.endsWith('.css')) ?? '';
    expect((await read(demo, sheet)).toString()).toMatch(
      /^@layer plugin\.demo\{\.demo_page_[\w-]+\{margin-block:4px\}\}$/,
    );
  });

  it('a built plugin describes every file with the integrity of its bytes', async () => {
    expect(Object.keys(demo.files)).toHaveLength(6);
    for (const [file, { integrity }] of Object.entries(demo.files)) {
      expect(integrity).toBe(integrityOf(await read(demo, file)));
    }
  });

  it('a built plugin loads a view with its own script, stylesheet and shared modules, all checked', async () => {
    const folder = 'https://shop.example/assets/demo/1/';
    const asked: { files: PageFiles; imports: readonly string[] }[] = [];
    const exported = loadSystemModule((await read(demo, demo.entry)).toString(), {
      url: `${folder}${demo.entry}`,
      imports: {
        react: { useState: (initial: unknown) => [initial] },
        'react/jsx-runtime': { jsxs: (type: unknown, props: object) => ({ type, ...props }) },
      },
      loader: {
        resolve: (specifier) => `resolved ${specifier}`,
        get: (url) => ({ Sheet: url }),
        loadFiles: async (files, imports) => {
          asked.push({ files, imports });
          for (const [url] of files.filter(([name]) => name.endsWith('.js'))) {
            runInThisContext((await read(demo, url.replace(folder, ''))).toString());
          }
        },
      },
    });
    const { plugin } = exported as {
      plugin: { views: Record<string, () => Promise<{ view: () => unknown }>> };
    };
    const page = await plugin.views['./page/page.view.tsx']?.();
    expect(page?.view()).toMatchObject({
      type: 'p',
      children: ['page ', 1, 'resolved @touchline/ui/forms'],
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.imports).toEqual(['@touchline/ui/forms']);
    expect(demo.modules['./page/page.view.tsx']?.imports).toEqual(['@touchline/ui/forms']);
    expect(demo.dependencies).not.toContain('@touchline/ui/forms');
    const [chunk] = asked;
    expect(chunk?.files.map(([url]) => url.replace(folder, '')).toSorted()).toEqual(
      demo.manifest?.routes[0]?.files.toSorted(),
    );
    for (const [url, integrity] of chunk?.files ?? []) {
      expect(typeof integrity === 'string' ? integrity : await integrity()).toBe(
        demo.files[url.replace(folder, '')]?.integrity,
      );
    }
    const [, hashes] = asked;
    expect(hashes?.files).toEqual([
      [`${folder}integrity.js`, demo.files['integrity.js']?.integrity],
    ]);
  });

  it('a built plugin is stored beside its brotli and gzip forms', async () => {
    for (const [file, { size, bytes }] of Object.entries(demo.files)) {
      const plain = await read(demo, file);
      const brotli = await read(demo, `${file}.br`);
      expect(brotliDecompressSync(brotli).equals(plain)).toBe(true);
      expect(gunzipSync(await read(demo, `${file}.gz`)).equals(plain)).toBe(true);
      expect([brotli.length, plain.length]).toEqual([size, bytes]);
    }
  });

  it('a built plugin has a manifest that lists the files of each contribution and nothing of the others', () => {
    const { manifest } = demo;
    const page = manifest?.routes[0]?.files ?? [];
    const logo = manifest?.slots[0]?.files ?? [];
    const english = manifest?.translations?.languages['en']?.files ?? [];
    expect(manifest).toMatchObject({ id: 'demo', version: demo.version });
    expect(logo).toHaveLength(1);
    expect(english).toHaveLength(1);
    expect(new Set([...page, ...logo, ...english]).size).toBe(4);
    expect(Object.keys(manifest?.assets ?? {}).toSorted()).toEqual(
      Object.keys(demo.files).toSorted(),
    );
  });

  it('a built plugin is not built again while nothing it consists of has changed', async () => {
    expect(await buildDemo()).toEqual({ artefact: demo });
  });

  it('a built plugin becomes another version with another unique name when a source changes', async () => {
    await workspace.write({ 'plugins/demo/src/en.json': '{ "hello": "Good day" }' });
    const { artefact } = await buildDemo();
    expect(artefact.version).not.toBe(demo.version);
    expect(artefact.version).toMatch(/^2\.3\.4-[0-9a-f]{10}$/);
    const chunksOf = async (built: Artefact) =>
      /touchline:demo@[\w.-]+/.exec((await read(built, built.entry)).toString())?.[0];
    const [before, after] = [await chunksOf(demo), await chunksOf(artefact)];
    expect(before).toBeDefined();
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
    expect((await readIndex(placesOf(workspace.root)))?.artefacts).toContainEqual(artefact);
  });

  it('a build refuses a name that a curated shared module does not carry', async () => {
    await workspace.write({
      'plugins/demo/src/logo.view.tsx': `import { zip } from 'rxjs'; export const view = zip;`,
    });
    await expect(buildDemo()).rejects.toMatchObject({ code: 'shared_name_unavailable' });
    await workspace.write({
      'plugins/demo/src/logo.view.tsx': FIXTURE_PLUGIN['plugins/demo/src/logo.view.tsx'] ?? '',
    });
  });
});
