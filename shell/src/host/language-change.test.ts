import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLanguageChange, type TabStorage } from './language-change.ts';

function memory(): TabStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

function pageAt(address: string, storage: TabStorage | undefined, scrollY = 0) {
  const { pathname, search } = new URL(address, 'http://localhost');
  const written: string[] = [];
  const document = {
    set cookie(text: string) {
      written.push(text);
    },
  };
  const location = { pathname, search, assign: vi.fn(), replace: vi.fn() };
  const change = createLanguageChange({
    window: { location, document, scrollY } as never,
    storage,
  });
  return { change, location, written };
}

describe('a change of language', () => {
  let storage: TabStorage;
  beforeEach(() => {
    storage = memory();
  });

  it('a change of language keeps the place on the page, once, and adds no step to history', () => {
    const before = pageAt('/en/live?sport=1', storage, 640);
    before.change.leave('/ar/live?sport=1');
    expect(before.location.replace).toHaveBeenCalledWith('/ar/live?sport=1');
    expect(before.location.assign).not.toHaveBeenCalled();
    const after = pageAt('/ar/live?sport=1', storage);
    expect(after.change.arrive()).toBe(640);
    expect(after.change.arrive()).toBeUndefined();
  });

  it('a change of language remembers the choice in cookie lng for a day', () => {
    const { change, written } = pageAt('/en', storage);
    change.leave('/ar?modal=preferences');
    expect(written).toEqual(['lng=ar; path=/; max-age=86400; samesite=lax']);
  });

  it('a change of language to another page is a step, and does not restore the scroll', () => {
    const { change, location } = pageAt('/en/live', storage, 640);
    change.leave('/ru/line');
    expect(location.assign).toHaveBeenCalledWith('/ru/line');
    expect(pageAt('/ru/coupon', storage).change.arrive()).toBeUndefined();
  });

  it('a change of language works where the tab’s storage is forbidden or corrupt', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    const broken = pageAt('/en', {
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    });
    broken.change.leave('/ru');
    expect(broken.location.replace).toHaveBeenCalledWith('/ru');
    expect(broken.change.arrive()).toBeUndefined();
    expect(pageAt('/en', undefined).change.arrive()).toBeUndefined();
    storage.setItem('tl:shell:place', '{');
    expect(pageAt('/en', storage).change.arrive()).toBeUndefined();
  });
});
