import { convertOdds, oddsFormatOf } from '@touchline/domain';
import { useCallback } from 'react';
import { usePlugin } from './plugin-provider.tsx';
import { useStore } from './use-store.ts';

/** Shows decimal prices in the format the player has chosen. */
export function useOdds(): (price: string) => string {
  const { preferences } = usePlugin();
  const id = useStore(preferences, ({ coefViewId }) => coefViewId);
  return useCallback(
    (price: string) => (id === 0 ? price : convertOdds(price, oddsFormatOf(id))),
    [id],
  );
}
