import { usePlugin } from '@touchline/plugin-api';
import { useSyncExternalStore } from 'react';

/** From this width of the page on, CSS px, a list has room for three markets beside each other. */
const WIDE = 1200;

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** How many markets the rows of a list show beside each other. */
export function useMarketCount(): 1 | 3 {
  const { keys } = usePlugin();
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.innerWidth >= WIDE,
    // The server knows the kind of device, and most desktops are wide enough.
    () => keys.get('device') === 'desktop',
  );
  return isWide ? 3 : 1;
}
