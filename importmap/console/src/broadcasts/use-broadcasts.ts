import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelBroadcast, readBroadcasts } from '../api/broadcast-requests.ts';
import { isPolled } from '../api/query-client.ts';
import { usePages } from '../app/use-pages.ts';

const EVERY_MS = 10_000;
/** Of the list, in the cache of requests. */
export const BROADCASTS_KEY = 'broadcasts';

/** What operators have written to players, a page at a time, and the way to stop it. */
export function useBroadcasts() {
  const client = useQueryClient();
  const { cursor, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: [BROADCASTS_KEY, cursor],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readBroadcasts({ cursor, isPolling: isPolled(context) }),
  });
  const cancelled = useMutation({
    mutationFn: cancelBroadcast,
    onSettled: () => client.invalidateQueries({ queryKey: [BROADCASTS_KEY] }),
  });
  return { loaded, cancelled, ...stepsFrom(loaded.data?.nextCursor) };
}
