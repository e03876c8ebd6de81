import type { Disposer } from '@touchline/plugin-api';

/** How long a page that is still growing is followed to the position it had, ms. */
const FOLLOW_FOR = 1000;

export interface ScrollMemory {
  /** Keeps the present position for the history entry that is being left. */
  readonly leave: (index: number) => void;
  /** Goes to the top, for a new entry. */
  readonly reset: () => void;
  /** Goes to where the entry was left, following the page while its content arrives. */
  readonly restore: (index: number) => void;
}

/** Remembers where each history entry was scrolled to. */
export function createScrollMemory({
  window,
  content,
  after,
}: {
  readonly window: Window & typeof globalThis;
  readonly content: HTMLElement;
  readonly after: (milliseconds: number, act: () => void) => Disposer;
}): ScrollMemory {
  const positions = new Map<number, number>();
  let stopFollowing: Disposer = () => undefined;
  const follow = (top: number) => {
    const attempt = () => {
      window.scrollTo({ top, behavior: 'instant' });
      return Math.abs(window.scrollY - top) <= 1;
    };
    if (attempt() || window.ResizeObserver === undefined) {
      return;
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
    // Whoever scrolls meanwhile knows better.
    window.addEventListener('wheel', stop, { passive: true });
    window.addEventListener('touchstart', stop, { passive: true });
    observer.observe(content);
    stopFollowing = stop;
  };
  return {
    leave: (index) => {
      stopFollowing();
      positions.set(index, window.scrollY);
    },
    reset: () => {
      stopFollowing();
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
    restore: (index) => {
      stopFollowing();
      follow(positions.get(index) ?? 0);
    },
  };
}
