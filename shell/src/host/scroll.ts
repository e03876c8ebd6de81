import type { Disposer } from '@touchline/plugin-api';
import { followScroll } from './follow-scroll.ts';

export interface ScrollMemory {
  /** Keeps the position of the history entry that was left, in pixels from the top. */
  readonly leave: (left: { readonly index: number; readonly top: number }) => void;
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
  return {
    leave: ({ index, top }) => {
      stopFollowing();
      positions.set(index, top);
    },
    restore: (index) => {
      stopFollowing();
      stopFollowing = followScroll({ top: positions.get(index) ?? 0, window, content, after });
    },
  };
}
