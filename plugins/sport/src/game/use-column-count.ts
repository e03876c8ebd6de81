import { BREAKPOINTS } from '@touchline/ui';
import { useSyncExternalStore } from 'react';

const WIDE = `(width >= ${BREAKPOINTS.large}px)`;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** How many columns of markets stand side by side between the tree and the slip. */
export function useColumnCount(): number {
  return useSyncExternalStore(subscribe, () => (window.matchMedia(WIDE).matches ? 2 : 1));
}
