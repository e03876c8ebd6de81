import type { Disposer } from '@touchline/plugin-api';

/** How far below the screen an element is near, as a part of the screen's height. */
const AHEAD = '50%';
/** The same in the light version: nothing is shown before it is on screen. */
const AHEAD_LIGHT = '0%';

/**
 * Acts once, when an element comes near the screen; immediately where the browser cannot observe.
 * Disposed before, it never acts.
 */
export function whenNearViewport({
  element,
  window,
  isLight = false,
  act,
}: {
  readonly element: Element;
  readonly window: Window & typeof globalThis;
  /** The player wants the light version of the page. */
  readonly isLight?: boolean;
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
    { rootMargin: `${isLight ? AHEAD_LIGHT : AHEAD} 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
