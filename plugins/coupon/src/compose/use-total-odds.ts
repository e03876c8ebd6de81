import { useOdds } from '@touchline/plugin-api';
import { useCallback } from 'react';

/**
 * Shows total odds in the format the player has chosen. A total that the format has no word for,
 * e.g. one of many thousands, stays decimal.
 */
export function useTotalOdds(): (total: string) => string {
  const odds = useOdds();
  return useCallback(
    (total: string) => {
      try {
        return odds(total);
      } catch {
        return total;
      }
    },
    [odds],
  );
}
