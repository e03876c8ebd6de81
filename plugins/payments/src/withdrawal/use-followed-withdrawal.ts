import { usePlugin } from '@touchline/plugin-api';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isFinal } from './timeline.ts';
import { pendingWithdrawal } from './withdrawals.resource.ts';

/** Follows a withdrawal until it is final; from then on the last response stays. */
export function useFollowedWithdrawal(id: string) {
  const { resources } = usePlugin();
  const watched = useMemo(() => resources.watch(pendingWithdrawal, { id }), [resources, id]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = watched.subscribe(({ data }) => {
        listener();
        if (data !== undefined && isFinal(data.withdrawal)) {
          stop();
        }
      });
      return stop;
    },
    [watched],
  );
  const state = useSyncExternalStore(subscribe, watched.get, watched.get);
  return { ...state, refresh: watched.refresh };
}
