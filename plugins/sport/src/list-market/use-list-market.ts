import { isCarried, type ListMarket } from '@touchline/domain/markets';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { useEffect } from 'react';
import { listMarketsOf } from './list-market.store.ts';
import { chosenMarket } from './shown-markets.ts';

/**
 * The market that a list shows, as the player chose it for the sport. What lists do not carry is
 * followed as a topic of its own while it is shown.
 */
export function useListMarket(sport: string | undefined, topic: string): ListMarket {
  const context = usePlugin();
  const { live } = context;
  const chosen = useStore(listMarketsOf(context).store, ({ bySport }) => bySport[sport ?? 'all']);
  const market = chosenMarket(sport, chosen);
  useEffect(
    () => (isCarried(market) ? undefined : live.follow(`${topic}:${market}`)),
    [live, topic, market],
  );
  return market;
}
