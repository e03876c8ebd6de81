import type { Clock } from '@touchline/plugin-api';

/** Where time comes from; the browser's own unless a test hands in another. */
export interface TimeSource {
  readonly now: () => number;
  readonly setTimeout: (act: () => void, milliseconds: number) => unknown;
  readonly clearTimeout: (handle: never) => void;
  readonly setInterval: (act: () => void, milliseconds: number) => unknown;
  readonly clearInterval: (handle: never) => void;
}

export interface CorrectedClock extends Clock {
  /** Takes the server's time (ms since epoch) as the truth from now on. */
  readonly correct: (serverTime: number) => void;
}

/**
 * The page's clock. A phone that is a day off shows right kick-offs: the difference to the server's
 * time is added to whatever the phone says.
 */
export function createClock(source: TimeSource): CorrectedClock {
  let offset = 0;
  return {
    now: () => source.now() + offset,
    correct: (serverTime) => {
      offset = serverTime - source.now();
    },
    after: (milliseconds, act) => {
      const handle = source.setTimeout(act, milliseconds);
      return () => source.clearTimeout(handle as never);
    },
    every: (milliseconds, act) => {
      const handle = source.setInterval(act, milliseconds);
      return () => source.clearInterval(handle as never);
    },
  };
}
