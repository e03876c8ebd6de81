import { type Clock, usePlugin } from '@touchline/plugin-api';
import { useEffect, useState } from 'react';

const SECOND = 1000;

function secondsUntil(clock: Clock, moment: number): number {
  return Math.max(0, Math.ceil((moment - clock.now()) / SECOND));
}

/** Whole seconds until a moment (ms since epoch), counted down on the page; 0 once it has come. */
export function useCountdown(moment: number): number {
  const { clock } = usePlugin();
  const [seconds, setSeconds] = useState(() => secondsUntil(clock, moment));
  useEffect(() => {
    const tell = () => setSeconds(secondsUntil(clock, moment));
    tell();
    return clock.every(SECOND, tell);
  }, [clock, moment]);
  return seconds;
}
