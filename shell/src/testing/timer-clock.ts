import { createClock } from '../services/clock.ts';

/** A clock over the timers of the moment it is asked, which a test may fake. */
export function createTimerClock() {
  return createClock({
    now: Date.now,
    setTimeout: (act, wait) => setTimeout(act, wait),
    clearTimeout: (handle) => clearTimeout(handle),
    setInterval: (act, wait) => setInterval(act, wait),
    clearInterval: (handle) => clearInterval(handle),
  });
}
