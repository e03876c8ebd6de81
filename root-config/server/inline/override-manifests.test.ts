// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { Loader } from './extend-loader.ts';
import { overrideManifests } from './override-manifests.ts';

const SHELL = '@touchline/shell';
const OWN = [
  { id: 'lotto', routes: ['site'] },
  { id: 'sport', routes: ['site'] },
  { id: 'responsible-gaming', routes: ['site'] },
];

/** Runs it over a page with these overrides; returns what was requested, and how to load a module. */
function install(
  chosen: Readonly<Record<string, string>>,
  served: Readonly<Record<string, unknown>> = {},
) {
  document.documentElement.dataset['route'] = 'notFound';
  document.body.innerHTML = [
    `<script type="systemjs-importmap" id="import-map-overrides">${JSON.stringify({ imports: chosen })}</script>`,
    `<script type="application/json" id="manifests">${JSON.stringify(OWN)}</script>`,
  ].join('');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (!(address in served)) {
      throw new TypeError('nothing answers');
    }
    return { json: async () => served[address] };
  });
  class FakeSystem {
    resolve(name: string) {
      return `https://site.test/${name}.js`;
    }
    async instantiate(url: string) {
      return url;
    }
  }
  const system = new FakeSystem() as unknown as Loader;
  overrideManifests(system, {
    manifestsId: 'manifests',
    shell: SHELL,
    prefix: '@touchline/',
    protectedNames: ['@touchline/responsible-gaming'],
  });
  return { asked, load: (name: string) => system.instantiate(system.resolve(name)) };
}
const manifests = () =>
  JSON.parse(document.getElementById('manifests')?.textContent ?? '') as object;

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  delete document.documentElement.dataset['route'];
});

const mine = { id: 'lotto', routes: ['mine'] };

it('the shell begins with what an overriding place declares, and decides about the address itself', async () => {
  const { load } = install(
    { '@touchline/lotto': 'http://localhost:1/lotto.js' },
    { 'http://localhost:1/lotto.manifest.json': mine },
  );
  await load(SHELL);
  expect(manifests()).toEqual([OWN[1], OWN[2], mine]);
  expect(document.documentElement.dataset['route']).toBeUndefined();
});

it('the other modules wait for nothing while a manifest is overridden', async () => {
  const { load } = install({ '@touchline/lotto': 'http://localhost:1/lotto.js' });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  expect(await load('react')).toContain('react');
});

it.each<[string, string, unknown]>([
  ['answers nothing', 'lotto', undefined],
  ['declares another plugin', 'lotto', { id: 'sport' }],
  ['declares what protects players', 'responsible-gaming', { id: 'responsible-gaming' }],
])('a place that %s changes no manifest', async (_why, plugin, served) => {
  const { load } = install(
    { [`@touchline/${plugin}`]: 'http://localhost:1/x.js' },
    served === undefined ? {} : { 'http://localhost:1/x.manifest.json': served },
  );
  await load(SHELL);
  expect(manifests()).toEqual(OWN);
  expect(document.documentElement.dataset['route']).toBe('notFound');
});

it('the override of no plugin requests nothing', async () => {
  const { asked, load } = install({ react: 'http://localhost:1/react.js' });
  await load(SHELL);
  expect(asked).toEqual([]);
});
