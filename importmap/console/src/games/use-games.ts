import { DESK_GAMES_PAGE } from '@touchline/contracts/casino-desk';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readGames } from '../api/game-requests.ts';

const KEY = 'games';

/** The games that are searched, a page at a time, and the providers. */
export function useGames() {
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const [offset, setOffset] = useState(0);
  const loaded = useQuery({
    queryKey: [KEY, search, offset],
    queryFn: () => readGames({ search, offset }),
    placeholderData: keepPreviousData,
  });
  const total = loaded.data?.total ?? 0;
  return {
    loaded,
    search: (text: string) => {
      setSearch(text);
      setOffset(0);
    },
    showPrevious: offset === 0 ? undefined : () => setOffset(offset - DESK_GAMES_PAGE),
    showNext:
      offset + DESK_GAMES_PAGE >= total ? undefined : () => setOffset(offset + DESK_GAMES_PAGE),
    reload: () => void client.invalidateQueries({ queryKey: [KEY] }),
  };
}
