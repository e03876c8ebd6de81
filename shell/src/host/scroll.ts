import type { Disposer } from '@touchline/plugin-api';

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
  follow,
}: {
  readonly window: Window;
  /** Follows a page that is still growing to a position. */
  readonly follow: (top: number) => Promise<Disposer>;
}): ScrollMemory {
  const positions = new Map<number, number>();
  let following: Promise<Disposer> | undefined;
  const stopFollowing = () => {
    void following?.then((stop) => stop());
    following = undefined;
  };
  const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  return {
    leave: (index) => {
      stopFollowing();
      positions.set(index, window.scrollY);
    },
    reset: () => {
      stopFollowing();
      scrollTo(0);
    },
    restore: (index) => {
      stopFollowing();
      const top = positions.get(index) ?? 0;
      scrollTo(top);
      following = follow(top);
    },
  };
}
