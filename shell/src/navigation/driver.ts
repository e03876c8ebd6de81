import type { Disposer } from '@touchline/plugin-api';

/** A move of the player through history (back, forward) that waits for a decision. */
export interface Traversal {
  /** Path, query and hash of its target. */
  readonly address: string;
  /** Steps from the current entry; negative is back. */
  readonly delta: number;
  /** Accepts the move; resolves when the address is that of the target. */
  readonly commit: () => Promise<void>;
  /** Takes the move back, so that history is as it was. */
  readonly refuse: () => void;
}

/** The browser's history, with every change in one hand. */
export interface HistoryDriver {
  readonly name: 'navigation-api' | 'history';
  /** Path, query and hash of the current entry. */
  readonly address: () => string;
  /** Position of that entry among those of this tab's visit; the first is 0. */
  readonly index: () => number;
  /** Resolves when no reverted move is pending; `undefined` when none is. */
  readonly settled: () => Promise<void> | undefined;
  readonly push: (address: string) => void;
  readonly replace: (address: string) => void;
  readonly go: (delta: number) => void;
  /** Receives every move the player makes through history. One listener. */
  readonly listen: (listener: (traversal: Traversal) => void) => Disposer;
}
