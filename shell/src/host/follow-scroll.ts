import type { Disposer } from '@touchline/plugin-api';

/** How long a page that is still growing is followed to the position it had, ms. */
const FOLLOW_FOR = 1000;

/** Scrolls to a position as soon as the growing page has it, unless the visitor scrolls meanwhile. */
export function followScroll({
  top,
  window,
  content,
  after,
}: {
  readonly top: number;
  readonly window: Window & typeof globalThis;
  readonly content: HTMLElement;
  readonly after: (milliseconds: number, act: () => void) => Disposer;
}): Disposer {
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) <= 1;
  };
  if (attempt() || window.ResizeObserver === undefined) {
    return () => undefined;
  }
  const stop = () => {
    observer.disconnect();
    cancel();
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
  };
  const observer = new window.ResizeObserver(() => {
    if (attempt()) {
      stop();
    }
  });
  const cancel = after(FOLLOW_FOR, stop);
  // A visitor who scrolls meanwhile has priority.
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchstart', stop, { passive: true });
  observer.observe(content);
  return stop;
}
