import { useEffect, useState } from 'react';
import type { Clock } from '../context/services.ts';

const SECOND = 1000;

function secondsUntil(clock: Clock, moment: number): number {
  return Math.max(0, Math.ceil((moment - clock.now()) / SECOND));
}

/** Whole seconds until a moment (ms since epoch), counted down on the page; 0 once it has come. */
export function useCountdown({
  clock,
  until,
}: {
  readonly clock: Clock;
  readonly until: number;
}): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(clock, until));
  useEffect(() => {
    const notify = () => setSeconds(secondsUntil(clock, until));
    notify();
    return clock.every(SECOND, notify);
  }, [clock, until]);
  return seconds;
}

/** Seconds as a clock shows them: `1:05`. */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
