import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readReconciledDays } from '../api/reconciliation-requests.ts';
import { usePages } from '../app/use-pages.ts';

/** Reconciled days, all or those with differences, a page at a time. */
export function useReconciledDays() {
  const [onlyDifferences, setOnly] = useState(false);
  const { cursor, restart, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: ['reconciliation', onlyDifferences, cursor],
    queryFn: () => readReconciledDays({ onlyDifferences, cursor }),
  });
  return {
    loaded,
    days: loaded.data?.days,
    onlyDifferences,
    choose: (only: boolean) => {
      setOnly(only);
      restart();
    },
    ...stepsFrom(loaded.data?.nextCursor),
  };
}
