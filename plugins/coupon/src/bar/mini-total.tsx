import { useOdds } from '@touchline/plugin-api';
import { useMemo } from 'react';
import { shownTotal } from '../compose/figures.ts';
import { useComposition } from '../compose/use-composition.ts';
import type { PriceMove } from '../slip/price-agreement.ts';

/** The total odds of a slip that is priced by more than its legs, at the prices of now. */
export function MiniTotal(props: { readonly moves: readonly PriceMove[] }) {
  const odds = useOdds();
  const moves = props.moves.map((move) => ({ ...move, mustAsk: false }));
  const { coupon } = useComposition({ moves });
  const total = useMemo(() => shownTotal(coupon), [coupon]);
  return total === undefined ? undefined : odds(total);
}
