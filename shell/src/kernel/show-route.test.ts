import { expect, it, vi } from 'vitest';
import type { ShownRoute } from '../navigation/shown-route.ts';
import { createShowRoute } from './show-route.ts';

const route = (given: Partial<ShownRoute>) =>
  ({ name: 'home', layout: 'default', reached: 'push', ...given }) as ShownRoute;

function setUp({ isAnotherPage = true } = {}) {
  const done: string[] = [];
  const does = (name: string) => () => void done.push(name);
  const retry = vi.fn();
  const set = vi.fn();
  const show = createShowRoute({
    scroll: { leave: does('leave'), isAnotherPage: () => isAnotherPage },
    host: { retry },
    keys: { set },
    page: { begin: does('begin') },
    outlet: { show: does('show') },
    frame: { arrange: does('arrange') },
  });
  return { show, done, retry, set };
}

it('a route is shown after the scroll of the page before it was remembered', () => {
  const { show, done, set } = setUp();
  show(route({ name: 'coupon', layout: 'clear' }));
  expect(done).toEqual(['leave', 'begin', 'arrange', 'show']);
  expect(set.mock.calls).toEqual([
    ['route', 'coupon'],
    ['layout', 'clear'],
  ]);
});

it.each([
  ['another page', { reached: 'push' }, true, 1],
  ['the first page', { reached: 'start' }, true, 0],
  ['the same page with another query', { reached: 'push' }, false, 0],
] as const)(
  'a failed view is retried on the way to another page only: %s, %o',
  (_name, given, isAnotherPage, times) => {
    const { show, retry } = setUp({ isAnotherPage });
    show(route(given));
    expect(retry).toHaveBeenCalledTimes(times);
  },
);

it('nothing is changed while there is no route', () => {
  const { show, done } = setUp();
  show(undefined);
  expect(done).toEqual([]);
});
