import type { Deferred } from '../deferred.ts';
import type { HistoryDriver } from '../navigation/driver.ts';
import type { ShownRoute } from '../navigation/shown-route.ts';
import type { DeferredKernel } from './deferred-kernel.ts';

/** Where pages are scrolled to: the way back restores it, another page begins at its top. */
export interface RouteScroll {
  /** A route is about to be shown: remembers where the page before it was scrolled to. */
  readonly leave: (next: ShownRoute) => void;
  /** The route's view is on screen. */
  readonly settle: (route: ShownRoute) => void;
  /** Whether the route is another page than the last one on screen. */
  readonly isAnotherPage: (route: ShownRoute) => boolean;
}

/** Follows the entries of history, by their position, and how each was scrolled. */
export function createRouteScroll({
  driver,
  window,
  deferredKernel,
}: {
  readonly driver: Pick<HistoryDriver, 'index'>;
  readonly window: Pick<Window, 'scrollY' | 'scrollTo'>;
  readonly deferredKernel: Deferred<Pick<DeferredKernel, 'scroll'>>;
}): RouteScroll {
  let position = driver.index();
  let settledPath: string | undefined;
  const isAnotherPage = ({ path }: ShownRoute) => settledPath !== path;
  return {
    isAnotherPage,
    leave: (next) => {
      if (next.reached !== 'start') {
        const left = { index: position, top: window.scrollY };
        deferredKernel.use(({ scroll }) => scroll.leave(left));
      }
      position = driver.index();
    },
    settle: (route) => {
      if (route.reached === 'traverse') {
        const index = driver.index();
        deferredKernel.use(({ scroll }) => scroll.restore(index));
      } else if (route.reached === 'push' && isAnotherPage(route)) {
        window.scrollTo({ top: 0, behavior: 'instant' });
      }
      settledPath = route.path;
    },
  };
}
