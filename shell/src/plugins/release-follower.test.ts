import type { PluginManifest } from '@touchline/contracts/plugins';
import type { ReleaseAnswer } from '@touchline/contracts/releases';
import { createStore } from '@touchline/plugin-api';
import { createTestClock } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import type { ShownRoute } from '../navigation/shown-route.ts';
import type { RegistryChange } from '../registry/reduce-manifests.ts';
import { createReleaseFollower } from './release-follower.ts';

const manifest = (id: string, version: string, criticality = 'optional') =>
  ({ id, version, criticality }) as PluginManifest;

const sport = manifest('sport', '1');
const coupon = manifest('coupon', '1');

function release(...manifests: PluginManifest[]): ReleaseAnswer {
  const importMap = { imports: {}, integrity: {}, depcache: {}, stylesheets: {} };
  const name = manifests.map(({ id, version }) => id + version).join('-');
  return { release: name, importMap, manifests };
}

function route(path: string, plugin = 'sport', status?: number): ShownRoute {
  return { path, plugin, contribution: { status } } as ShownRoute;
}

function setUp(given: { isDevelopment?: boolean; reload?: boolean } = {}) {
  const plugins = new Map([
    ['sport', sport],
    ['coupon', coupon],
    ['responsible-gaming', manifest('responsible-gaming', '1', 'mandatory')],
  ]);
  const changes: string[] = [];
  const change = (made: RegistryChange) => {
    if (made.kind === 'replace') {
      plugins.set(made.manifest.id, made.manifest);
      changes.push(`${made.manifest.id} ${made.manifest.version}`);
    } else if (made.kind === 'remove') {
      plugins.delete(made.plugin);
      changes.push(`${made.plugin} off`);
    }
  };
  const shown = createStore<ShownRoute | undefined>(route('/live'));
  const page = { keys: new Map<string, unknown>(), form: '', views: new Set(['sport', 'coupon']) };
  const clock = createTestClock();
  const navigation = {
    shown,
    recheck: vi.fn(async () => undefined),
    go: vi.fn(async () => ({ status: 'done' as const })),
  };
  const announce = vi.fn();
  const notifyRemoved = vi.fn();
  const remap = vi.fn();
  const follower = createReleaseFollower({
    registry: { get: () => ({ plugins }), change, subscribe: vi.fn() } as never,
    modules: { remap },
    navigation,
    keys: { get: (name) => page.keys.get(name) as never },
    clock,
    dirtyForms: {
      inPage: () => page.form !== '',
      besidePage: () => page.form === 'slip',
      dispose: () => undefined,
    },
    isShown: (plugin) => page.views.has(plugin),
    needsReload: () => given.reload ?? false,
    announce,
    notifyRemoved,
    release: 'r1',
    log: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    isDevelopment: given.isDevelopment ?? false,
  });
  const rest = () => [...plugins.values()].filter(({ id }) => id === 'responsible-gaming');
  /** A release with what protects players in it. */
  const offer = (...manifests: PluginManifest[]) =>
    follower.offer(release(...manifests, ...rest()));
  return {
    follower,
    offer,
    changes,
    navigation,
    shown,
    page,
    clock,
    announce,
    notifyRemoved,
    remap,
  };
}

describe('release follower', () => {
  it('the release follower applies enabled plugins immediately, and leaves everything else alone', () => {
    const { offer, changes, navigation, remap } = setUp();
    offer(sport, coupon, manifest('casino', '1'));
    expect(changes).toEqual(['casino 1']);
    expect(remap).toHaveBeenCalledOnce();
    expect(navigation.recheck).not.toHaveBeenCalled();
  });

  it('the release follower shows the missing page as soon as its section is on', () => {
    const { offer, shown, navigation } = setUp();
    shown.set(route('/casino', 'technical', 404));
    offer(sport, coupon, manifest('casino', '1'));
    expect(navigation.recheck).toHaveBeenCalledOnce();
  });

  it('the release follower redirects a player home from a disabled page, with a notice; other players notice nothing', () => {
    const { offer, changes, navigation, notifyRemoved } = setUp();
    offer(sport);
    expect([changes, notifyRemoved.mock.calls.length]).toEqual([['coupon off'], 0]);
    expect(navigation.go).not.toHaveBeenCalled();
    offer();
    expect(changes).toEqual(['coupon off', 'sport off']);
    expect(notifyRemoved).toHaveBeenCalledOnce();
    expect(navigation.go).toHaveBeenCalledWith('/', { replace: true });
    expect(navigation.recheck).not.toHaveBeenCalled();
  });

  it('the release follower lets views of another version finish: it is new with the player’s next step', () => {
    const { offer, changes, navigation, shown } = setUp();
    offer(manifest('sport', '2'), coupon);
    shown.set({ ...route('/live'), query: { a: '1' } });
    expect(changes).toEqual([]);
    shown.set(route('/line'));
    expect(changes).toEqual(['sport 2']);
    expect(navigation.recheck).toHaveBeenCalledOnce();
    shown.set(route('/live'));
    expect(navigation.recheck).toHaveBeenCalledOnce();
  });

  it('the release follower applies another version immediately where no view of it is on the page, or none that works', () => {
    const { offer, changes, page, navigation } = setUp();
    page.views.delete('sport');
    offer(manifest('sport', '2'), manifest('coupon', '2'));
    expect(changes).toEqual(['sport 2']);
    expect(navigation.recheck).toHaveBeenCalledOnce();
  });

  it('the release follower waits while any plugin is busy, also at a step, and checks again', () => {
    const { offer, changes, page, clock, shown } = setUp();
    page.keys.set('coupon.busy', true);
    offer(manifest('sport', '2'), manifest('casino', '1'));
    shown.set(route('/line'));
    clock.advance(60_000);
    expect(changes).toEqual([]);
    page.keys.set('coupon.busy', false);
    page.views.clear();
    clock.advance(500);
    expect(changes).toEqual(['casino 1', 'sport 2', 'coupon off']);
    expect(clock.pending()).toBe(0);
  });

  it('the release follower waits while a form is half filled; a step away from its page is safe', () => {
    const { offer, changes, page, clock, shown } = setUp();
    page.form = 'page';
    offer(sport);
    clock.advance(10_000);
    expect(changes).toEqual([]);
    shown.set(route('/line'));
    expect(changes).toEqual(['coupon off']);
    page.form = 'slip';
    offer(sport, manifest('casino', '1'));
    shown.set(route('/live'));
    expect(changes).toEqual(['coupon off']);
  });

  it('the release follower waits five minutes at most with what operators disabled', () => {
    const { offer, changes, page, clock } = setUp();
    page.keys.set('sport.busy', true);
    offer(sport, manifest('casino', '1'));
    clock.advance(299_500);
    expect(changes).toEqual([]);
    clock.advance(500);
    expect(changes).toEqual(['coupon off']);
  });

  it('the release follower applies the newest release when several come', () => {
    const { offer, changes, shown } = setUp();
    offer(manifest('sport', '2'), coupon);
    offer(manifest('sport', '1'), coupon);
    shown.set(route('/line'));
    expect(changes).toEqual([]);
  });

  it('the release follower announces every release once, and applies no new code where shared modules need a reload', () => {
    const { offer, changes, announce, shown } = setUp({ reload: true });
    offer(manifest('sport', '2'), manifest('casino', '1'));
    offer(manifest('sport', '2'), manifest('casino', '1'));
    shown.set(route('/line'));
    expect(announce.mock.calls).toEqual([
      [{ release: expect.stringContaining('sport2'), needsReload: true }],
    ]);
    expect(changes).toEqual(['coupon off']);
  });

  it('the release follower leaves a quarantined version out until there is another one; never what protects players', () => {
    const { follower, offer, changes, notifyRemoved } = setUp();
    follower.quarantine('sport');
    follower.quarantine('responsible-gaming');
    expect(changes).toEqual(['sport off']);
    expect(notifyRemoved).toHaveBeenCalledOnce();
    offer(sport, coupon);
    expect(changes).toEqual(['sport off']);
    offer(manifest('sport', '2'), coupon);
    expect(changes).toEqual(['sport off', 'sport 2']);
  });

  it('the release follower shows a developer the new version immediately', () => {
    const { offer, changes, page } = setUp({ isDevelopment: true });
    page.form = 'page';
    offer(manifest('sport', '2'), coupon);
    expect(changes).toEqual(['sport 2']);
  });
});
