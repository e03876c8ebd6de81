import type { GameRoundFilter } from '@touchline/contracts/casino';
import { DAY } from '@touchline/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readPlayerGames, readPlayerRounds } from '../api/round-requests.ts';
import { usePages } from '../app/use-pages.ts';
import { PLAYER_KEY } from '../players/paged-block.tsx';

/** Days that the list goes back; the last twelve months without a number. */
export const ROUND_PERIODS = ['1', '7', '30', ''] as const;

interface Filter {
  readonly status?: GameRoundFilter['status'];
  readonly game?: string | undefined;
  readonly days: string;
}

/** The rounds of a player within a filter, a page at a time, and the games that there are to filter by. */
export function usePlayerRounds(playerId: string) {
  const [filter, setFilter] = useState<Filter>({ days: '' });
  const { cursor, restart, stepsFrom } = usePages();
  const games = useQuery({
    queryKey: [PLAYER_KEY, playerId, 'games'],
    queryFn: () => readPlayerGames(playerId),
  });
  const loaded = useQuery({
    queryKey: [PLAYER_KEY, playerId, 'rounds', filter, cursor],
    queryFn: () => {
      const { days, ...rest } = filter;
      const from = days === '' ? undefined : String(Date.now() - Number(days) * DAY);
      return readPlayerRounds({ playerId, ...rest, from, cursor });
    },
  });
  return {
    loaded,
    games: games.data?.games ?? [],
    filter,
    choose: (part: Partial<Filter>) => {
      restart();
      setFilter({ ...filter, ...part });
    },
    stepsFrom,
  };
}
