import type { Frame } from '../host/frame.ts';
import type { Outlet } from '../host/outlet.ts';
import type { Page } from '../host/page.ts';
import type { ViewHost } from '../host/view-host.ts';
import type { ShownRoute } from '../navigation/shown-route.ts';
import type { KeyStore } from '../services/context-keys.ts';
import type { RouteScroll } from './route-scroll.ts';

/** Puts a route on the page: its keys, its view, the bars of its layout. */
export function createShowRoute({
  scroll,
  host,
  keys,
  page,
  outlet,
  frame,
}: {
  readonly scroll: Pick<RouteScroll, 'leave' | 'isAnotherPage'>;
  readonly host: Pick<ViewHost, 'retry'>;
  readonly keys: Pick<KeyStore, 'set'>;
  readonly page: Pick<Page, 'begin'>;
  readonly outlet: Pick<Outlet, 'show'>;
  readonly frame: Pick<Frame, 'arrange'>;
}): (route: ShownRoute | undefined) => void {
  return (route) => {
    if (route === undefined) {
      return;
    }
    scroll.leave(route);
    if (route.reached !== 'start' && scroll.isAnotherPage(route)) {
      // A player who continues gets the header back, say, without looking for its button.
      host.retry();
    }
    keys.set('route', route.name);
    keys.set('layout', route.layout);
    page.begin(route);
    frame.arrange(route);
    outlet.show(route);
  };
}
