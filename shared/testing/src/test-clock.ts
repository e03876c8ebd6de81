import type { Clock, Disposer } from '@touchline/plugin-api';

/** A clock that is stopped until it is advanced. */
export interface TestClock extends Clock {
  /** Lets time pass: everything due is run in order. */
  readonly advance: (milliseconds: number) => void;
  /** Timers that are still set; a plugin that was taken down leaves none. */
  readonly pending: () => number;
}

interface Timer {
  due: number;
  readonly interval: number | undefined;
  readonly act: () => void;
}

/** Makes a clock that shows the given time, ms since epoch. */
export function createTestClock(start = 0): TestClock {
  const timers = new Set<Timer>();
  let now = start;
  const add = (timer: Timer): Disposer => {
    timers.add(timer);
    return () => timers.delete(timer);
  };
  const nextDue = (until: number): Timer | undefined => {
    const due = [...timers].filter((timer) => timer.due <= until);
    return due.sort((left, right) => left.due - right.due)[0];
  };
  return {
    now: () => now,
    after: (milliseconds, act) => add({ due: now + milliseconds, interval: undefined, act }),
    every: (milliseconds, act) => add({ due: now + milliseconds, interval: milliseconds, act }),
    pending: () => timers.size,
    advance: (milliseconds) => {
      const until = now + milliseconds;
      for (let timer = nextDue(until); timer !== undefined; timer = nextDue(until)) {
        now = Math.max(now, timer.due);
        if (timer.interval === undefined) {
          timers.delete(timer);
        } else {
          timer.due += timer.interval;
        }
        timer.act();
      }
      now = until;
    },
  };
}
