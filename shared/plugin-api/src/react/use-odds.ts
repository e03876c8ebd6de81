import { convertOdds, oddsFormatOf } from '@touchline/domain/odds';
import { useCallback } from 'react';
import { usePlugin } from './plugin-provider.tsx';
import { useStore } from './use-store.ts';

/**
 * Shows decimal prices in the format the player has chosen. What the format has no word for, e.g. a
 * total of many thousands or the 1.00 of a void leg, stays decimal.
 */
export function useOdds(): (price: string) => string {
  const { preferences } = usePlugin();
  const id = useStore(preferences, ({ coefViewId }) => coefViewId);
  return useCallback(
    (price: string) => {
      try {
        return id === 0 ? price : convertOdds(price, oddsFormatOf(id));
      } catch {
        return price;
      }
    },
    [id],
  );
}
