import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { moveChallenge, readChallenges } from '../api/challenge-requests.ts';
import { isPolled } from '../api/query-client.ts';
import { usePages } from '../app/use-pages.ts';

const EVERY_MS = 10_000;
/** Of the list, in the cache of requests. */
export const CHALLENGES_KEY = 'challenges';

/** The challenges there are, a page at a time, and the ways to start and stop one. */
export function useChallenges() {
  const client = useQueryClient();
  const { cursor, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: [CHALLENGES_KEY, cursor],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readChallenges({ cursor, isPolling: isPolled(context) }),
  });
  const moved = useMutation({
    mutationFn: moveChallenge,
    onSettled: () => client.invalidateQueries({ queryKey: [CHALLENGES_KEY] }),
  });
  return { loaded, moved, ...stepsFrom(loaded.data?.nextCursor) };
}
