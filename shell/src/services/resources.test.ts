import {
  createStore,
  defineResource,
  type HttpRequest,
  type LiveStatus,
} from '@touchline/plugin-api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { deferred } from '../deferred.ts';
import { createQueryCache } from './query-cache.ts';
import { createResources } from './resources.ts';

const sports = defineResource({
  name: 'sport.sports',
  path: (parameters: { section: string }) => `/sports?section=${parameters.section}`,
  schema: z.object({ count: z.number() }),
  interval: 10_000,
  freshFor: 5000,
});

function setUp(seeds: Record<string, unknown> = {}) {
  const request = vi.fn(async (_request: HttpRequest<unknown>): Promise<unknown> => ({ count: 1 }));
  const line = createStore<LiveStatus>({ state: 'live' } as LiveStatus);
  const cache = createQueryCache(line);
  const resources = createResources({
    http: { request: request as never },
    clock: { now: () => Date.now(), after: vi.fn(), every: vi.fn() },
    log: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    seeds: new Map(Object.entries(seeds)),
    cache: deferred(async () => cache),
  });
  return { resources, request, cache, line };
}

describe('resources', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('a resource is requested once for all its subscribers, and not before the first', async () => {
    const { resources, request } = setUp();
    const one = resources.watch(sports, { section: 'live' });
    const two = resources.watch(sports, { section: 'live' });
    expect(request).not.toHaveBeenCalled();
    const stops = [one.subscribe(() => undefined), two.subscribe(() => undefined)];
    await vi.waitFor(() => expect(one.get().data).toEqual({ count: 1 }));
    expect(two.get()).toBe(one.get());
    expect(request).toHaveBeenCalledTimes(1);
    for (const stop of stops) {
      stop();
    }
  });

  it('a resource from the document is shown immediately and without a request while it is fresh', async () => {
    const { resources, request } = setUp({ '/sports?section=live': { count: 7 } });
    const watched = resources.watch(sports, { section: 'live' });
    expect(watched.get()).toMatchObject({ status: 'ready', data: { count: 7 } });
    const stop = watched.subscribe(() => undefined);
    await Promise.resolve();
    await Promise.resolve();
    expect(request).not.toHaveBeenCalled();
    stop();
  });

  it('a resource refreshes at its interval while watched and stops without subscribers', async () => {
    vi.useFakeTimers();
    const { resources, request } = setUp();
    const stop = resources.watch(sports, { section: 'line' }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(request.mock.calls.length).toBe(3);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(request.mock.calls.length).toBe(3);
  });

  it('a resource takes its interval from the table of subjects', async () => {
    vi.useFakeTimers();
    const { resources, request } = setUp();
    const banners = defineResource({ ...sports, name: 'promo.banners', interval: 'banners' });
    const stop = resources.watch(banners, { section: 'live' }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(request).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(request).toHaveBeenCalledTimes(2);
    stop();
  });

  it('a resource is not requested while the page is left, and immediately when it is visible again', async () => {
    vi.useFakeTimers();
    const { resources, request, cache } = setUp();
    const stop = resources.watch(sports, { section: 'live' }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(request, 'a glance away changes nothing').toHaveBeenCalledTimes(2);
    cache.setActive(false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(request).toHaveBeenCalledTimes(2);
    cache.setActive(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(request).toHaveBeenCalledTimes(3);
    hidden.mockRestore();
    stop();
  });

  it('a resource keeps the last good response while a refresh fails', async () => {
    const { resources, request } = setUp();
    const watched = resources.watch(sports, { section: 'live' });
    const stop = watched.subscribe(() => undefined);
    await vi.waitFor(() => expect(watched.get().status).toBe('ready'));
    request.mockRejectedValueOnce(Object.assign(new Error('x'), { code: 'internal', status: 500 }));
    await watched.refresh();
    await vi.waitFor(() => expect(watched.get().error).toMatchObject({ code: 'internal' }));
    expect(watched.get()).toMatchObject({ status: 'ready', data: { count: 1 } });
    stop();
  });

  it('a resource invalidated without subscribers is requested again, however much later', async () => {
    vi.useFakeTimers();
    const { resources, request } = setUp();
    const { interval: _, ...once } = sports;
    const watched = resources.watch(defineResource({ ...once, freshFor: 3_600_000 }), {
      section: 'live',
    });
    const stop = watched.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    resources.invalidate('sport.sports');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const stopAgain = watched.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(request).toHaveBeenCalledTimes(2);
    stopAgain();
  });

  it('the latest hundred unwatched resources are cached, and the others have to be requested again', () => {
    const pages = Array.from({ length: 101 }, (_, page) => `page-${page}`);
    const seeds = pages.map((section) => [`/sports?section=${section}`, { count: 1 }] as const);
    const { resources } = setUp(Object.fromEntries(seeds));
    const watch = (section: string) => resources.watch(sports, { section });
    const [first] = pages.map((section) => {
      const watched = watch(section);
      watched.subscribe(() => undefined)();
      return watched;
    });
    const states = ['page-1', 'page-100', 'page-0'].map((section) => watch(section).get().status);
    expect(states).toEqual(['ready', 'ready', 'loading']);
    // A caller that kept it still has it, and so does every later caller.
    const stop = first?.subscribe(() => undefined);
    expect(watch('page-0').get()).toBe(first?.get());
    stop?.();
  });

  it('a resource released by a hundred later ones is requested again, even while it is fresh', async () => {
    vi.useFakeTimers();
    const { resources, request } = setUp();
    const visit = async (section: string) => {
      const stop = resources.watch(sports, { section }).subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(0);
      stop();
    };
    for (let page = 0; page <= 100; page += 1) {
      await visit(`page-${page}`);
    }
    await visit('page-1');
    expect(request).toHaveBeenCalledTimes(101);
    await visit('page-0');
    expect(request).toHaveBeenCalledTimes(102);
  });

  it('a resource that fails without a connection says so, and is requested again once it is back', async () => {
    const { resources, request, line } = setUp();
    request.mockRejectedValue({ status: 503 });
    window.dispatchEvent(new Event('offline'));
    const watched = resources.watch(sports, { section: 'live' });
    const stop = watched.subscribe(() => undefined);
    await vi.waitFor(() => expect(watched.get().status).toBe('error'));
    request.mockResolvedValue({ count: 3 });
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(watched.get().data).toEqual({ count: 3 }));
    stop();

    request.mockRejectedValue({ status: 503 });
    const other = resources.watch(sports, { section: 'line' });
    const stopOther = other.subscribe(() => undefined);
    await vi.waitFor(() => expect(other.get().status).toBe('error'));
    request.mockResolvedValue({ count: 4 });
    line.set({ state: 'stale' } as LiveStatus);
    line.set({ state: 'live' } as LiveStatus);
    await vi.waitFor(() => expect(other.get().data).toEqual({ count: 4 }));
    stopOther();
  });
});
