import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShownRoute } from '../navigation/shown-route.ts';
import { createPage } from './page.ts';

const routeAt = (path: string) =>
  ({ name: 'game', plugin: 'sport', layout: 'default', language: 'en', path }) as ShownRoute;

describe('the title of the page', () => {
  const onArrival = vi.fn();
  const page = () => createPage({ document, onArrival });

  beforeEach(() => {
    onArrival.mockClear();
    document.title = 'from the server';
  });

  it('the title of the page is that of the route unless the view sets one', () => {
    const { begin, settle } = page();
    begin(routeAt('/a'));
    settle(routeAt('/a'), 'Event');
    expect(document.title).toBe('Event');
  });

  it('the title of the page is the view’s own whether it is set before or after the view is ready', () => {
    const { begin, settle, setTitle } = page();
    begin(routeAt('/a'));
    setTitle('Home – Away');
    settle(routeAt('/a'), 'Event');
    expect(document.title).toBe('Home – Away');
    setTitle('Home – Away, 1:0');
    settle(routeAt('/a'), 'Event');
    expect(document.title).toBe('Home – Away, 1:0');
  });

  it('the title of the page does not outlive its page', () => {
    const { begin, settle, setTitle } = page();
    begin(routeAt('/a'));
    setTitle('Home – Away');
    settle(routeAt('/a'), 'Event');
    begin(routeAt('/b'));
    settle(routeAt('/b'), 'Favourites');
    expect(document.title).toBe('Favourites');
  });

  it('the title of another page is announced, with the focus, but not of the first', () => {
    const { begin, settle } = page();
    begin(routeAt('/a'));
    settle(routeAt('/a'), undefined);
    settle(routeAt('/a'), undefined);
    expect(onArrival).not.toHaveBeenCalled();
    begin(routeAt('/b'));
    settle(routeAt('/b'), undefined);
    expect(onArrival).toHaveBeenCalledOnce();
  });
});
