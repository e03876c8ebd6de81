import { usePlugin, useStore } from '@touchline/plugin-api';
import { useSyncExternalStore } from 'react';
import { COLUMN_WIDTHS, columnCount } from './column-count.ts';

function subscribe(listener: () => void): () => void {
  const queries = COLUMN_WIDTHS.map((width) => window.matchMedia(`(width >= ${width}px)`));
  for (const query of queries) {
    query.addEventListener('change', listener);
  }
  return () => {
    for (const query of queries) {
      query.removeEventListener('change', listener);
    }
  };
}

/** The number of columns of markets side by side: as the player has chosen, as far as they fit. */
export function useColumnCount(): number {
  const { preferences } = usePlugin();
  const chosen = useStore(preferences, ({ marketDisplaySettings }) => marketDisplaySettings);
  const columnsAt = (width: number) => columnCount({ chosen, width });
  return useSyncExternalStore(
    subscribe,
    () => columnsAt(window.innerWidth),
    // The server does not know how wide a page is; one column fits every one.
    () => columnsAt(0),
  );
}
