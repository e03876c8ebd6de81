import type { PluginManifest, ReleaseAnswer } from '@touchline/contracts';
import { createStore } from '@touchline/plugin-api';
import { describe, expect, it, vi } from 'vitest';
import type { ShownRoute } from '../navigation/shown-route.ts';
import type { Registry } from '../registry/registry.ts';
import { createReleaseFollower } from './release-follower.ts';

const manifest = (id: string, version: string) => ({ id, version }) as PluginManifest;

function release(...manifests: PluginManifest[]): ReleaseAnswer {
  const importMap = { imports: {}, integrity: {}, depcache: {}, stylesheets: {} };
  return { release: 'r2', importMap, manifests };
}

function setUp({ isDevelopment }: { isDevelopment: boolean }) {
  const plugins = new Map([
    ['sport', manifest('sport', '1')],
    ['coupon', manifest('coupon', '1')],
  ]);
  const change = vi.fn<Registry['change']>();
  const shown = createStore<ShownRoute | undefined>({ path: '/live' } as ShownRoute);
  const remap = vi.fn();
  const recheck = vi.fn(async () => undefined);
  const follower = createReleaseFollower({
    registry: { get: () => ({ plugins }), change, subscribe: vi.fn() } as never,
    modules: { remap },
    navigation: { shown, recheck },
    log: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    isDevelopment,
  });
  return { follower, change, remap, recheck, shown };
}

describe('release follower', () => {
  it('waits for the player’s next step, then takes over what differs and nothing else', () => {
    const { follower, change, remap, recheck, shown } = setUp({ isDevelopment: false });
    follower.offer(release(manifest('sport', '2'), manifest('coupon', '1')));
    expect(change).not.toHaveBeenCalled();
    shown.set({ path: '/live', query: { a: '1' } } as unknown as ShownRoute);
    expect(change).not.toHaveBeenCalled();
    shown.set({ path: '/line' } as ShownRoute);
    expect(remap).toHaveBeenCalledOnce();
    expect(change.mock.calls).toEqual([[{ kind: 'replace', manifest: manifest('sport', '2') }]]);
    expect(recheck).toHaveBeenCalledOnce();
    shown.set({ path: '/live' } as ShownRoute);
    expect(recheck).toHaveBeenCalledOnce();
  });

  it('removes what is off and adds what is new', () => {
    const { follower, change } = setUp({ isDevelopment: true });
    follower.offer(release(manifest('sport', '1'), manifest('casino', '1')));
    expect(change.mock.calls.map(([given]) => given)).toEqual([
      { kind: 'replace', manifest: manifest('casino', '1') },
      { kind: 'remove', plugin: 'coupon' },
    ]);
  });

  it('does nothing for a release that changes no plugin', () => {
    const { follower, remap, recheck } = setUp({ isDevelopment: true });
    follower.offer(release(manifest('sport', '1'), manifest('coupon', '1')));
    expect(remap).not.toHaveBeenCalled();
    expect(recheck).not.toHaveBeenCalled();
  });
});
