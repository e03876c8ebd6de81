/** Scrolling less than this far changes nothing: a resting finger trembles. Pixels. */
const TREMBLE = 8;

export interface HeaderScroll {
  /** Where the page was scrolled to when the header last changed or the direction turned. */
  readonly top: number;
  readonly hidden: boolean;
}

/** Whether the header hides: it does on the way down, and is there on the way up and at the top. */
export function nextHeader(
  before: HeaderScroll,
  now: {
    /** Pixels scrolled from the top. */
    readonly top: number;
    /** The header's height, pixels: within it there is nothing to win. */
    readonly height: number;
    /** The page keeps its header, as those of games and wide ones do. */
    readonly isKept: boolean;
  },
): HeaderScroll {
  const { top, height, isKept } = now;
  if (isKept || top <= height) {
    return { top, hidden: false };
  }
  const distance = top - before.top;
  if (Math.abs(distance) < TREMBLE) {
    return before;
  }
  return { top, hidden: distance > 0 };
}
