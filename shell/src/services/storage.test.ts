import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createPluginStorage, storedKeys } from './storage.ts';

const schema = z.object({ count: z.number() });
const options = { name: 'slip', version: 2, schema, initial: { count: 0 } };

function setUp(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const presence = new Map<string, boolean>();
  let foreign: (key: string, text: string | null) => void = () => undefined;
  const dependencies = {
    storage: {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
      removeItem: (key: string) => void map.delete(key),
    },
    log,
    clock: { now: () => 0, after: vi.fn(), every: vi.fn() },
    onForeignChange: (listener: typeof foreign) => {
      foreign = listener;
      return () => undefined;
    },
    onPresence: (key: string, present: boolean) => void presence.set(key, present),
  };
  return {
    map,
    log,
    presence,
    dependencies,
    foreign: (key: string, text: string | null) => foreign(key, text),
    storage: createPluginStorage('coupon', dependencies),
  };
}

describe('plugin storage', () => {
  it('the plugin storage stores a value under the plugin with its version and reads it back', () => {
    const { storage, map, presence } = setUp();
    storage.open(options).set({ count: 3 });
    expect(JSON.parse(map.get('tl:coupon:slip') ?? '')).toEqual({
      version: 2,
      state: { count: 3 },
    });
    expect(presence.get('storage.coupon.slip')).toBe(true);
    expect(storage.open(options).get()).toEqual({ count: 3 });
  });

  it('the plugin storage migrates an older version, and starts afresh without a migration', () => {
    const old = JSON.stringify({ version: 1, state: { total: 5 } });
    const migrate = (state: unknown) => ({ count: (state as { total: number }).total });
    expect(
      setUp({ 'tl:coupon:slip': old })
        .storage.open({ ...options, migrate })
        .get(),
    ).toEqual({
      count: 5,
    });
    expect(setUp({ 'tl:coupon:slip': old }).storage.open(options).get()).toEqual({ count: 0 });
  });

  it.each([
    ['broken JSON', '{'],
    ['the wrong shape', JSON.stringify({ version: 2, state: { count: 'x' } })],
    ['two megabytes of noise', 'x'.repeat(2 * 1024 * 1024)],
  ])('the plugin storage sets %s aside and reports it: it counts as nothing', (_what, text) => {
    const { storage, log, presence } = setUp({ 'tl:coupon:slip': text });
    expect(storage.open(options).get()).toEqual({ count: 0 });
    expect(log.warn).toHaveBeenCalledOnce();
    expect(presence.get('storage.coupon.slip')).toBe(false);
  });

  it('the plugin storage removes what is larger than anything of ours, and keeps what merely does not fit', () => {
    const large = setUp({ 'tl:coupon:slip': 'x'.repeat(2 * 1024 * 1024) });
    large.storage.open(options);
    expect(large.map.size).toBe(0);
    const broken = setUp({ 'tl:coupon:slip': '{' });
    broken.storage.open(options);
    expect(broken.map.size).toBe(1);
  });

  it('the plugin storage works in memory when the browser refuses to store', () => {
    const { dependencies, log } = setUp();
    const storage = createPluginStorage('coupon', {
      ...dependencies,
      storage: {
        getItem: () => {
          throw new Error('forbidden');
        },
        setItem: () => {
          throw new Error('full');
        },
        removeItem: () => undefined,
      },
    });
    const store = storage.open(options);
    store.set({ count: 1 });
    expect(store.get()).toEqual({ count: 1 });
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it('the plugin storage applies what another tab wrote without writing it again', () => {
    const { storage, foreign, map } = setUp();
    const store = storage.open(options);
    foreign('tl:coupon:slip', JSON.stringify({ version: 2, state: { count: 9 } }));
    expect(store.get()).toEqual({ count: 9 });
    expect(map.size).toBe(0);
    foreign('tl:coupon:slip', null);
    expect(store.get()).toEqual({ count: 0 });
  });

  it('the plugin storage removes the key of an empty state and on clear', () => {
    const { storage, map, presence } = setUp();
    const store = storage.open({ ...options, isEmpty: (state) => state.count === 0 });
    store.set({ count: 1 });
    store.set({ count: 0 });
    expect(map.size).toBe(0);
    expect(presence.get('storage.coupon.slip')).toBe(false);
    store.set({ count: 2 });
    store.clear();
    expect(map.size).toBe(0);
  });

  it('the plugin storage lists what is stored as context keys', () => {
    localStorage.setItem('tl:coupon:slip', '1');
    localStorage.setItem('other', '1');
    expect(storedKeys(localStorage)).toEqual(['storage.coupon.slip']);
    localStorage.clear();
    expect(storedKeys(undefined)).toEqual([]);
  });
});
