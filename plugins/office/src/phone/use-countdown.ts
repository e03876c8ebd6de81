import { usePlugin } from '@touchline/plugin-api';
import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Whole seconds until a moment (ms since epoch), counted down on the page; 0 once it has come. */
export function useCountdown(moment: number): number {
  const { clock } = usePlugin();
  const left = () => Math.max(0, Math.ceil((moment - clock.now()) / SECOND));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    return clock.every(SECOND, () => setSeconds(left()));
    // The clock and the moment are all that `left` reads.
  }, [clock, moment]);
  return seconds;
}
