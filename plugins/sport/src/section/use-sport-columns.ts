import { type ListMarket, type Sport, sportIds } from '@touchline/domain/markets';
import { useMemo } from 'react';
import { rowColumns } from '../list-market/row-columns.tsx';
import { shownTypes } from '../list-market/shown-markets.ts';
import { useMarketCount } from '../list-market/use-market-count.ts';
import type { SportColumns } from './list-row.tsx';

const SPORTS = Object.keys(sportIds) as Sport[];
const NOTHING: SportColumns = { types: [], row: rowColumns([]) };

/** The columns of each sport's events for the chosen market, as many as there is room for. */
export function useSportColumns(chosen: ListMarket): (sport: string) => SportColumns {
  const most = useMarketCount();
  return useMemo(() => {
    const columns = new Map<string, SportColumns>(
      SPORTS.map((sport) => {
        const types = shownTypes({ sport, chosen, most });
        return [sport, { types, row: rowColumns(types) }];
      }),
    );
    return (sport) => columns.get(sport) ?? NOTHING;
  }, [chosen, most]);
}
