/** Lets work happen as long as it has not taken more than its share of the last second. */
export interface TimeBudget {
  /** Does the work, or answers undefined where the share is used up. */
  readonly spend: <Result>(work: () => Result) => Result | undefined;
}

const WINDOW_MS = 1_000;

/** A budget of a share of this thread's time: 0.25 is 250 ms in each second. */
export function createTimeBudget({
  share,
  now = () => performance.now(),
}: {
  readonly share: number;
  /** Milliseconds; given by tests. */
  readonly now?: (() => number) | undefined;
}): TimeBudget {
  let since = Number.NEGATIVE_INFINITY;
  let spent = 0;
  return {
    spend: (work) => {
      const began = now();
      if (began - since >= WINDOW_MS) {
        since = began;
        spent = 0;
      }
      if (spent >= WINDOW_MS * share) {
        return undefined;
      }
      const result = work();
      spent += now() - began;
      return result;
    },
  };
}
