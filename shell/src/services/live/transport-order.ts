import type { Transport } from './transport.ts';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;
const FAILURES_BEFORE_NEXT = 2;

/** Which of several ways to the server is used. */
export interface TransportOrder {
  readonly current: () => Transport | undefined;
  /** Whether a better way than the current one is known. */
  readonly hasBetter: () => boolean;
  /** The current way works. */
  readonly succeed: () => void;
  /** The current way failed; after two failures in a row the next takes its place. @returns ms to wait */
  readonly fail: () => number;
  /** The current way is blocked: tried again it would end as before, so its next failure is its last. */
  readonly block: () => void;
  /** The best way is tried again. */
  readonly restart: () => void;
}

/**
 * Orders transports by preference, and grows the wait between attempts.
 * @param options.random 0 to 1, spreads reconnects of many pages
 */
export function orderTransports({
  transports,
  random,
}: {
  readonly transports: readonly Transport[];
  readonly random: () => number;
}): TransportOrder {
  let rank = 0;
  let failures = 0;
  return {
    current: () => transports[rank],
    hasBetter: () => rank > 0,
    succeed: () => {
      failures = 0;
    },
    fail: () => {
      failures += 1;
      if (failures >= FAILURES_BEFORE_NEXT && rank < transports.length - 1) {
        rank += 1;
        failures = 0;
      }
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(failures, 10));
      return wait * (0.5 + random() / 2);
    },
    block: () => {
      failures = FAILURES_BEFORE_NEXT;
    },
    restart: () => {
      rank = 0;
    },
  };
}
