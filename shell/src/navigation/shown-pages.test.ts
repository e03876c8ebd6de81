import { formatAddress, resolveTarget } from '@touchline/domain/navigation';
import { describe, expect, it, vi } from 'vitest';
import { compileRegistry } from '../registry/compile-registry.ts';
import { testManifest, testRoute } from '../testing/test-manifest.ts';
import { createShownPages } from './shown-pages.ts';

function setUp(routes = [testRoute('home', '/'), testRoute('error', '/500', { status: 500 })]) {
  const { table } = compileRegistry([
    testManifest({
      id: 'site',
      routes: [
        ...routes,
        testRoute('login', '/login', { access: 'guest' }),
        testRoute('page', '/page/:id'),
      ],
    }),
  ]);
  const at = (path: string) => resolveTarget({ language: 'en', path, query: {}, hash: '' }, table);
  const showNothing = vi.fn();
  const pages = createShownPages({
    context: () => ({ language: 'en', table }),
    target: at('/'),
    showNothing,
  });
  return { pages, at, showNothing };
}

describe('the pages shown', () => {
  it('the shown pages are remembered, the last 20, without those that were replaced', () => {
    const { pages, at } = setUp();
    for (let id = 1; id <= 21; id += 1) {
      pages.show({ target: at(`/page/${id}`) }, 'push');
    }
    pages.show({ target: at('/') }, 'replace');
    expect(pages.visited().map(({ path }) => path)).toEqual(
      Array.from({ length: 20 }, (_, index) => `/page/${index + 2}`),
    );
    expect(pages.current.get().path).toBe('/');
  });

  it('the shown pages have a last page that is not for guests alone', () => {
    const { pages, at } = setUp();
    pages.show({ target: at('/page/1') }, 'start');
    pages.show({ target: at('/login') }, 'push');
    expect(pages.lastForPlayers()?.path).toBe('/page/1');
  });

  it('the shown pages have a status at its address, by the page for server errors where it has no page', () => {
    const { pages, at } = setUp();
    pages.show({ target: at('/page/7'), status: 404 }, 'push');
    const shown = pages.shown.get();
    expect([shown?.name, shown?.path]).toEqual(['error', '/page/7']);
  });

  it('the shown pages are none where no plugin has the page to show', () => {
    const { pages, at, showNothing } = setUp([testRoute('home', '/')]);
    pages.show({ target: at('/page/7'), status: 404 }, 'push');
    expect(pages.shown.get()).toBeUndefined();
    expect(showNothing).toHaveBeenCalledTimes(1);
    expect(formatAddress(at('/page/7').address)).toBe('/en/page/7');
  });
});
