import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../deferred.ts';
import type { ShownRoute } from '../navigation/shown-route.ts';
import { createRouteScroll } from './route-scroll.ts';

function route(path: string, reached: ShownRoute['reached']): ShownRoute {
  return { path, reached } as ShownRoute;
}

function setUp() {
  const memory = { leave: vi.fn(), restore: vi.fn() };
  const history = { index: 0 };
  const window = { scrollY: 0, scrollTo: vi.fn() };
  const scroll = createRouteScroll({
    driver: { index: () => history.index },
    window,
    deferredKernel: deferred(async () => ({ scroll: memory })),
  });
  const loaded = () => new Promise((resolve) => setTimeout(resolve));
  return { scroll, memory, history, window, loaded };
}

describe('the scroll of routes', () => {
  it('the scroll of routes remembers the scroll of the page that is left', async () => {
    const { scroll, memory, history, window, loaded } = setUp();
    scroll.leave(route('/live', 'start'));
    scroll.settle(route('/live', 'start'));
    window.scrollY = 640;
    history.index = 1;
    scroll.leave(route('/live/football', 'push'));
    window.scrollY = 0;
    await loaded();
    expect(memory.leave.mock.calls).toEqual([[{ index: 0, top: 640 }]]);
  });

  it('the scroll of routes restores the place of an entry that history goes back to', async () => {
    const { scroll, memory, window, loaded } = setUp();
    scroll.settle(route('/live', 'traverse'));
    await loaded();
    expect(memory.restore).toHaveBeenCalledExactlyOnceWith(0);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('the scroll of routes begins another page at its top, and leaves the same page where it is', () => {
    const { scroll, window } = setUp();
    scroll.settle(route('/live', 'push'));
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
    scroll.settle(route('/live', 'push'));
    scroll.settle(route('/live', 'replace'));
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });
});
