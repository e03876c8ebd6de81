import type { Selection } from '@touchline/contracts/plugins';
import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { useCallback, useMemo } from 'react';
import { joinedStores } from './joined-stores.ts';
import { homeName } from './use-current-names.ts';

/** Legs with the names that their sides have now, as `useCurrentNames` has them of one. */
export function useCurrentNamesOf(bets: readonly Selection[]): readonly Selection[] {
  const { live } = usePlugin();
  const events = useMemo(
    () => joinedStores(bets.map(({ eventId }) => live.event(eventId))),
    [bets, live],
  );
  const named = useCallback(
    (known: readonly (EventView | undefined)[]) =>
      bets.map((bet, at) => ({
        ...bet,
        home: homeName(known[at], bet.outcomeId) ?? bet.home,
        away: known[at]?.away.name ?? bet.away,
      })),
    [bets],
  );
  // Of all that an event's state has, only names render this again.
  useStore(events, (known) => JSON.stringify(named(known).map(({ home, away }) => [home, away])));
  return named(events.get());
}
