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

  it('is that of the route unless the view names its page', () => {
    const { begin, settle } = page();
    begin(routeAt('/a'));
    settle(routeAt('/a'), 'Event');
    expect(document.title).toBe('Event');
  });

  it('is the view’s own whether it is set before or after the view stands', () => {
    const { begin, settle, setTitle } = page();
    begin(routeAt('/a'));
    setTitle('Home – Away');
    settle(routeAt('/a'), 'Event');
    expect(document.title).toBe('Home – Away');
    setTitle('Home – Away, 1:0');
    settle(routeAt('/a'), 'Event');
    expect(document.title).toBe('Home – Away, 1:0');
  });

  it('does not outlive its page', () => {
    const { begin, settle, setTitle } = page();
    begin(routeAt('/a'));
    setTitle('Home – Away');
    settle(routeAt('/a'), 'Event');
    begin(routeAt('/b'));
    settle(routeAt('/b'), 'Favourites');
    expect(document.title).toBe('Favourites');
  });

  it('is told, with the focus, when the page is another and not for the first', () => {
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
