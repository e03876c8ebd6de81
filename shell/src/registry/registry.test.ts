import { createStore } from '@touchline/plugin-api';
import { describe, expect, it, vi } from 'vitest';
import { compileRegistry } from './compile-registry.ts';
import { createRegistry } from './registry.ts';
import { routeProblems } from './route-problems.ts';
import { testManifest, testRoute } from '../testing/test-manifest.ts';

const codes = (snapshot: ReturnType<typeof compileRegistry>) =>
  snapshot.problems.map(({ code }) => code);
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const slot = (slotName: string, name: string, order?: number) => ({
  slot: slotName,
  name,
  module: `./${name}.view.tsx`,
  ...(order === undefined ? {} : { order }),
});

describe('registry', () => {
  it('the registry gathers what plugins contribute, each under its plugin', () => {
    const snapshot = compileRegistry([
      testManifest({
        id: 'sport',
        routes: [testRoute('home', '/')],
        handlers: [{ event: 'coupon.open', module: './h.ts' }],
      }),
      testManifest({
        id: 'coupon',
        routes: [testRoute('coupon', '/coupon')],
        handlers: [{ event: 'coupon.open', module: './h.ts' }],
        modals: [{ name: 'settings', module: './m.view.tsx' }],
      }),
    ]);
    expect(snapshot.problems).toEqual([]);
    expect(snapshot.table.match('/coupon')?.route.plugin).toBe('coupon');
    expect(snapshot.handlers.get('coupon.open')?.map(({ plugin }) => plugin)).toEqual([
      'sport',
      'coupon',
    ]);
    expect(snapshot.modals.get('settings')?.plugin).toBe('coupon');
  });

  it('the registry orders a slot by order, then by plugin, whatever the order of registration', () => {
    const a = testManifest({
      id: 'a',
      slots: [slot('header', 'late', 200), slot('header', 'usual')],
    });
    const b = testManifest({
      id: 'b',
      slots: [slot('header', 'early', 1), slot('header', 'other')],
    });
    const names = (manifests: (typeof a)[]) =>
      compileRegistry(manifests)
        .slots.get('header')
        ?.map(({ name }) => name);
    expect(names([a, b])).toEqual(['early', 'usual', 'other', 'late']);
    expect(names([b, a])).toEqual(names([a, b]));
  });

  it('the registry keeps the first of two that claim the same, and reports both plugins', () => {
    const snapshot = compileRegistry([
      testManifest({
        id: 'sport',
        routes: [testRoute('home', '/'), testRoute('list', '/list/:sport')],
        modals: [{ name: 'filter', module: './f.view.tsx' }],
      }),
      testManifest({
        id: 'cyber',
        routes: [testRoute('other', '/list/:game'), testRoute('cyber', '/cyber')],
        modals: [{ name: 'filter', module: './f.view.tsx' }],
      }),
      testManifest({ id: 'sport', routes: [testRoute('again', '/again')] }),
    ]);
    expect(codes(snapshot)).toEqual(['contribution_conflict', 'contribution_conflict']);
    const clashes = routeProblems(snapshot.table.routes);
    expect(clashes.map(({ code, plugin }) => [code, plugin])).toEqual([
      ['contribution_conflict', 'cyber'],
    ]);
    for (const problem of [...snapshot.problems.slice(1), ...clashes]) {
      expect(problem.message).toContain('"cyber"');
      expect(problem.message).toContain('"sport"');
    }
    expect(snapshot.table.match('/list/x')?.route.name).toBe('list');
    expect(snapshot.table.match('/cyber')?.route.name).toBe('cyber');
    expect(snapshot.table.match('/again')).toBeUndefined();
    expect(snapshot.modals.get('filter')?.plugin).toBe('sport');
  });

  it.each([
    ['the page', 'sidebar'],
    ['the plugin named before the dot', 'sport.gmae'],
  ])('the registry refuses a slot that %s does not have', (_owner, unknown) => {
    const snapshot = compileRegistry([
      testManifest({ id: 'sport', ownSlots: ['sport.game'] }),
      testManifest({ id: 'promo', slots: [slot(unknown, 'x'), slot('sport.game', 'y')] }),
    ]);
    expect(codes(snapshot)).toEqual(['slot_unknown']);
    expect([...snapshot.slots.keys()]).toEqual(['sport.game']);
  });

  it('the registry accepts any slot of a plugin that is disabled or declares none of its slots', () => {
    const snapshot = compileRegistry([
      testManifest({ id: 'older' }),
      testManifest({ id: 'promo', slots: [slot('older.place', 'x'), slot('off.place', 'y')] }),
    ]);
    expect(codes(snapshot)).toEqual([]);
  });

  it('a registry of a first screen is completed once by the rest of the release', () => {
    const home = testRoute('home', '/');
    const first = testManifest({ id: 'sport', routes: [home] });
    const registry = createRegistry({ manifests: [first], isComplete: false, log });
    expect(registry.isComplete()).toBe(false);
    const whole = testManifest({ id: 'sport', routes: [home, testRoute('game', '/game/:id')] });
    registry.change({ kind: 'complete', manifests: [whole, testManifest({ id: 'promo' })] });
    expect(registry.isComplete()).toBe(true);
    expect(registry.get().table.match('/game/7')?.route.name).toBe('game');
    expect([...registry.get().plugins.keys()]).toEqual(['sport', 'promo']);
  });

  it('the registry changes while the page is open: plugins are added, removed and replaced', () => {
    const sport = testManifest({ id: 'sport', routes: [testRoute('home', '/')] });
    const registry = createRegistry({ manifests: [sport], log });
    const seen = createStore(0);
    registry.subscribe(() => seen.set(seen.get() + 1));
    registry.change({
      kind: 'add',
      manifests: [testManifest({ id: 'promo', routes: [testRoute('promo', '/promo')] })],
    });
    expect(registry.get().table.match('/promo')?.route.plugin).toBe('promo');
    registry.change({
      kind: 'replace',
      manifest: testManifest({ id: 'promo', version: '2.0.0', routes: [testRoute('promo', '/p')] }),
    });
    expect(registry.get().table.match('/promo')).toBeUndefined();
    expect(registry.get().plugins.get('promo')?.version).toBe('2.0.0');
    registry.change({ kind: 'remove', plugin: 'promo' });
    registry.change({ kind: 'remove', plugin: 'promo' });
    expect(registry.get().plugins.has('promo')).toBe(false);
    expect(seen.get()).toBe(3);
  });
});
