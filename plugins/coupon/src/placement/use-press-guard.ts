import { usePlugin } from '@touchline/plugin-api';
import { useEffect, useRef } from 'react';

/** A finger already on its way cannot be stopped for this number of milliseconds. */
const SETTLES_IN = 400;

/**
 * Reports whether a button has meant the same for long enough to be pressed on purpose: when its
 * meaning changes under the finger, the press that was meant for the old one does nothing.
 */
export function usePressGuard(meaning: string): () => boolean {
  const { clock } = usePlugin();
  const known = useRef(meaning);
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    if (known.current !== meaning) {
      known.current = meaning;
      changedAt.current = clock.now();
    }
  }, [clock, meaning]);
  return () => clock.now() - changedAt.current >= SETTLES_IN;
}
