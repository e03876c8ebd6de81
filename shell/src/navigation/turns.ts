import type { Traversal } from './driver.ts';

/** One navigation among those of the page. */
export interface Turn {
  /** Whether a newer navigation has begun. */
  readonly isSuperseded: () => boolean;
  /** The verdict is known: a newer navigation no longer refuses the move through history. */
  readonly decided: () => void;
}

export interface Turns {
  /** Begins a navigation, which supersedes the one before and refuses its undecided move through history. */
  readonly begin: (traversal?: Traversal) => Turn;
  /** Supersedes whatever is under way. */
  readonly end: () => void;
}

/** Keeps navigations in order: only the newest one changes anything. */
export function createTurns(): Turns {
  let latest = 0;
  let pending: Traversal | undefined;
  return {
    begin: (traversal) => {
      latest += 1;
      const own = latest;
      pending?.refuse();
      pending = traversal;
      return {
        isSuperseded: () => own !== latest,
        decided: () => {
          pending = undefined;
        },
      };
    },
    end: () => {
      latest += 1;
    },
  };
}
