import type { Disposer } from '@touchline/plugin-api';

/** How far below the screen an element is near, as a part of the screen's height. */
const AHEAD = '50%';

/**
 * Acts once, when an element comes near the screen; at once where the browser cannot tell.
 * Disposed before, it never acts.
 */
export function whenNear({
  element,
  window,
  act,
}: {
  readonly element: Element;
  readonly window: Window & typeof globalThis;
  readonly act: () => void;
}): Disposer {
  if (window.IntersectionObserver === undefined) {
    act();
    return () => undefined;
  }
  const observer = new window.IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        act();
      }
    },
    { rootMargin: `${AHEAD} 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
