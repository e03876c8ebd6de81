import type { RowColumns } from '../event-row/event-row.tsx';
import { ListPrices } from './list-prices.tsx';
import { columnKeys } from './shown-markets.ts';

/** How the rows of a list show the prices of these types. */
export function rowColumns(types: readonly string[]): RowColumns {
  return {
    firstKey: ({ marketKeys }) => columnKeys(marketKeys, types)[0],
    prices: (event) => <ListPrices event={event} types={types} />,
  };
}
