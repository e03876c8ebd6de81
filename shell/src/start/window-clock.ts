import { type CorrectedClock, createClock } from '../services/clock.ts';

/** The clock of a page: the timers of its window, corrected by what the server says the time is. */
export function createWindowClock(
  window: Window & typeof globalThis,
  serverTime: number,
): CorrectedClock {
  const clock = createClock({
    now: Date.now,
    setTimeout: (act, milliseconds) => window.setTimeout(act, milliseconds),
    clearTimeout: (handle) => window.clearTimeout(handle),
    setInterval: (act, milliseconds) => window.setInterval(act, milliseconds),
    clearInterval: (handle) => window.clearInterval(handle),
  });
  clock.correct(serverTime);
  return clock;
}
