import {
  type BuildDifference,
  CODE_REFRESH,
  type PluginManifest,
} from '@touchline/contracts/plugins';
import { beforeEach, expect, it, vi } from 'vitest';
import { createRegistry } from '../registry/registry.ts';
import { testManifest } from '../testing/test-manifest.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { createKeepState } from './keep-state.ts';

const PAGE = './page.view.tsx';
const TEXTS = './en.json';
const START = './start.background.ts';
const manifest = (version: string, changed: Partial<PluginManifest> = {}) =>
  testManifest({
    id: 'promo',
    version,
    slots: [
      {
        slot: 'footer',
        name: 'link',
        order: 1,
        onFailure: 'nothing',
        module: PAGE,
        files: [version],
      },
    ],
    translations: { namespace: 'promo', languages: { en: { module: TEXTS, files: [version] } } },
    ...changed,
  });
const bundle = (version: string) => ({
  plugin: {
    id: 'promo',
    slots: [{ slot: 'footer', name: 'link', view: vi.fn(async () => ({ version })) }],
    translations: { namespace: 'promo', languages: { en: async () => ({ default: { version } }) } },
  },
});

let difference: BuildDifference;
let present: ReturnType<typeof bundle>;
let next: ReturnType<typeof bundle>;
let steps: string[];

function offer(given: PluginManifest = manifest('2')) {
  const keep = createKeepState({
    window,
    registry: createRegistry({ manifests: [manifest('1')], log: createTestLogger() }),
    host: { refresh: () => void steps.push('render') },
    i18n: {
      language: 'en',
      forgetNamespace: (name) => void steps.push(`forget ${name}`),
      addNamespace: async (_name, load) => void steps.push(`read ${JSON.stringify(await load())}`),
    },
    log: createTestLogger(),
  });
  return keep({
    manifest: given,
    loadPresent: async () => present,
    loadNew: async () => {
      steps.push('load');
      return next;
    },
  });
}

beforeEach(() => {
  present = bundle('1');
  next = bundle('2');
  steps = [];
  difference = { changed: [PAGE], loaded: [PAGE, START], exchanged: [] };
  document.body.innerHTML = '<div data-plugin="promo" data-state="ready"></div>';
  Object.assign(window, {
    [CODE_REFRESH]: {
      knows: () => true,
      compare: () => difference,
      keep: () => void steps.push('keep'),
      refresh: () => void steps.push('refresh'),
    },
  });
});

it('a build that changes views updates them in place: their code runs, then React renders, and later ones come from it', async () => {
  expect(await offer()).toBe(true);
  expect(steps).toEqual(['load', 'keep', 'refresh']);
  expect(next.plugin.slots[0]?.view).toHaveBeenCalledOnce();
  expect(present.plugin.slots).toBe(next.plugin.slots);
});

it('the changed texts are read again and everything is rendered with them', async () => {
  difference = { changed: [TEXTS], loaded: [PAGE, TEXTS], exchanged: [] };
  expect(await offer()).toBe(true);
  expect(steps.slice(2)).toEqual([
    'refresh',
    'forget promo',
    'read {"default":{"version":"2"}}',
    'render',
  ]);
});

it('a changed service restarts with everything of its plugin; an unloaded one does not', async () => {
  difference = { changed: [PAGE, START], loaded: [PAGE, START], exchanged: [] };
  expect(await offer()).toBe(false);
  expect(steps).toEqual(['load']);
  expect(present.plugin.slots).not.toBe(next.plugin.slots);
  difference = { changed: [PAGE, START], loaded: [PAGE], exchanged: [] };
  expect(await offer()).toBe(true);
});

it('a view that mounts another component than before restarts', async () => {
  difference = { changed: [PAGE], loaded: [PAGE], exchanged: [PAGE] };
  expect(await offer()).toBe(false);
});

it.each<[string, () => PluginManifest | undefined]>([
  ['declares something else', () => manifest('2', { slots: [] })],
  [
    'follows one that shows a failure',
    () => {
      document.body.innerHTML = '<div data-plugin="promo" data-state="error"></div>';
      return undefined;
    },
  ],
  [
    'meets the React of players',
    () => {
      Reflect.deleteProperty(window, CODE_REFRESH);
      return undefined;
    },
  ],
])('a build that %s replaces the one before as a whole', async (_why, prepare) => {
  expect(await offer(prepare())).toBe(false);
  expect(steps).toEqual([]);
});

it('the code that fails when it runs leaves the page to the build as a whole', async () => {
  next.plugin.slots[0]?.view.mockRejectedValue(new Error('broken'));
  expect(await offer()).toBe(false);
  expect(steps).not.toContain('refresh');
});
