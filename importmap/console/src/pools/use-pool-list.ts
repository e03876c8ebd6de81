import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readPools } from '../api/pool-requests.ts';
import { isPolled } from '../api/query-client.ts';
import { usePages } from '../app/use-pages.ts';

const EVERY_MS = 10_000;
/** Of the list, in the cache of requests. */
export const POOLS_KEY = 'pools';

/** Draws and rounds a page at a time, of all games or of one. */
export function usePoolList() {
  const [game, setGame] = useState('');
  const { cursor, restart, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: [POOLS_KEY, game, cursor],
    refetchInterval: EVERY_MS,
    queryFn: (context) =>
      readPools({
        game: game === '' ? undefined : game,
        cursor,
        isPolling: isPolled(context),
      }),
  });
  const choose = (chosen: string) => {
    restart();
    setGame(chosen);
  };
  return { loaded, game, choose, ...stepsFrom(loaded.data?.nextCursor) };
}
