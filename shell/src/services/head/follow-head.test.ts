import { createStore, type CurrentRoute, type HttpRequest } from '@touchline/plugin-api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followHead } from './follow-head.ts';

const at = (path: string): CurrentRoute => ({
  name: 'any',
  plugin: 'any',
  layout: 'default',
  language: 'en',
  path,
  params: {},
  query: {},
});
const seen = () =>
  [...document.head.querySelectorAll('[data-head]:not(title)')].map(({ outerHTML }) => outerHTML);

function setUp(answer: object) {
  const current = createStore(at('/'));
  const asked: HttpRequest<unknown>[] = [];
  const http = {
    request: vi.fn(async (request: HttpRequest<unknown>) => {
      asked.push(request);
      return answer;
    }),
  };
  const clock = {
    after: (milliseconds: number, act: () => void) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  };
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const stop = followHead({
    document,
    navigation: { current } as never,
    http: http as never,
    clock: clock as never,
    log: log as never,
  });
  return { current, asked, stop, log };
}

describe('the head of a page reached without a document', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.head.innerHTML =
      '<title>Home</title><meta name="viewport" content="x"><meta name="robots" content="noindex" data-head>';
    return () => vi.useRealTimers();
  });

  it('the head of a page replaces what the page before had, and nothing else', async () => {
    const { current, asked } = setUp({
      title: 'Live!',
      metas: [{ name: 'description', content: 'All live' }],
      links: [{ rel: 'canonical', href: 'https://x.example/en/live' }],
      structuredData: { name: '</script>' },
    });
    current.set(at('/live'));
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toMatchObject([{ path: '/seo-api/v1/head', query: { path: '/en/live' } }]);
    expect(seen()).toEqual([
      '<meta name="description" content="All live" data-head="">',
      '<link rel="canonical" href="https://x.example/en/live" data-head="">',
      '<script type="application/ld+json" data-head="">{"name":"</script>"}</script>',
    ]);
    expect(document.title).toBe('Live!');
    expect(document.querySelector('title')?.hasAttribute('data-head')).toBe(true);
    expect(document.head.querySelector('[name=viewport]')).not.toBeNull();
  });

  it('the head of a page is not requested for a page left at once, nor for another query of one page', async () => {
    const { current, asked } = setUp({ metas: [], links: [] });
    current.set({ ...at('/'), query: { modal: 'login' } });
    current.set(at('/live'));
    await vi.advanceTimersByTimeAsync(100);
    current.set(at('/line'));
    await vi.advanceTimersByTimeAsync(500);
    expect(asked.map(({ query }) => query)).toEqual([{ path: '/en/line' }]);
  });

  it('the head of a page is no longer followed once it is stopped', async () => {
    const { current, asked, stop } = setUp({ metas: [], links: [] });
    current.set(at('/live'));
    stop();
    current.set(at('/line'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
  });
});
