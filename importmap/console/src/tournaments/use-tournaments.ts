import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isPolled } from '../api/query-client.ts';
import { moveTournament, readTournaments } from '../api/tournament-requests.ts';
import { usePages } from '../app/use-pages.ts';

const EVERY_MS = 10_000;
/** Of the list, in the cache of requests. */
export const TOURNAMENTS_KEY = 'tournaments';

/** The tournaments there are, a page at a time, and the ways to open, cancel and close one. */
export function useTournaments() {
  const client = useQueryClient();
  const { cursor, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: [TOURNAMENTS_KEY, cursor],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readTournaments({ cursor, isPolling: isPolled(context) }),
  });
  const moved = useMutation({
    mutationFn: moveTournament,
    onSettled: () => client.invalidateQueries({ queryKey: [TOURNAMENTS_KEY] }),
  });
  return { loaded, moved, ...stepsFrom(loaded.data?.nextCursor) };
}
