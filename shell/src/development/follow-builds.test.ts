import { BUILT_EVENT, type BuiltNews, packManifest } from '@touchline/contracts/plugins';
import type { ReleaseAnswer } from '@touchline/contracts/releases';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRegistry } from '../registry/registry.ts';
import { testManifest } from '../testing/test-manifest.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { followBuilds } from './follow-builds.ts';
import type { KeepState } from './keep-state.ts';

const promo = (version: string) => testManifest({ id: 'promo', version });
const importMap = { imports: {}, integrity: {}, depcache: {}, stylesheets: {} };
const release = (version: string): ReleaseAnswer => ({
  release: `r${version}`,
  importMap,
  manifests: [promo(version)],
});

let keep: ReturnType<typeof vi.fn<KeepState>>;
let offered: string[];
let loaded: string[];
let stop: () => void;

function follow() {
  const modules = {
    load: async (specifier: string) => void loaded.push(specifier),
    remap: () => void loaded.push('map'),
    system: { import: async (address: string) => void loaded.push(address) } as never,
  };
  const follower = followBuilds({
    window,
    registry: createRegistry({ manifests: [promo('1')], log: createTestLogger() }),
    modules,
    follower: { offer: ({ manifests }) => void offered.push(manifests[0]?.version ?? '') },
    keep,
    log: createTestLogger(),
  });
  stop = follower.dispose;
  return follower;
}

beforeEach(() => {
  offered = [];
  loaded = [];
  document.body.innerHTML = '';
  keep = vi.fn<KeepState>(async ({ loadNew }) => {
    await loadNew();
    return true;
  });
});
afterEach(() => stop());

it('a version applied with its state is no other version to the follower', async () => {
  follow().offer(release('2'));
  await vi.waitFor(() => expect(offered).toEqual(['1']));
  expect(loaded).toEqual(['map', '@touchline/promo']);
});

it('a version that cannot be applied with its state is left to the follower', async () => {
  keep.mockResolvedValue(false);
  follow().offer(release('2'));
  await vi.waitFor(() => expect(offered).toEqual(['2']));
});

it('a plugin that the page has from elsewhere stays, whatever the site releases', async () => {
  document.body.innerHTML = `<script type="systemjs-importmap" id="import-map-overrides">
    {"imports": {"@touchline/promo": "http://localhost:1/promo.js"}}</script>`;
  follow().offer(release('2'));
  await vi.waitFor(() => expect(offered).toEqual(['1']));
  expect(keep).not.toHaveBeenCalled();
});

it('a build of a developer’s machine is loaded from there', async () => {
  follow();
  const detail: BuiltNews = {
    address: 'http://localhost:1/promo.js?v=2',
    manifest: packManifest(promo('2')),
  };
  const isUnheard = window.dispatchEvent(
    new CustomEvent(BUILT_EVENT, { cancelable: true, detail }),
  );
  expect(isUnheard).toBe(false);
  await vi.waitFor(() => expect(loaded).toEqual([detail.address]));
});
