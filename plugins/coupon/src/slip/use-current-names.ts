import type { Selection } from '@touchline/contracts/plugins';
import { competitorOf } from '@touchline/domain/markets';
import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { useCallback, useMemo } from 'react';
import { joinedStores } from './joined-stores.ts';

/** The names that a leg's event has for its sides; of an outright the competitor's alone. */
function homeName(event: EventView | undefined, outcomeId: string): string | undefined {
  if (event?.outright === undefined) {
    return event?.home.name;
  }
  const [, , code = ''] = outcomeId.split('~');
  const id = competitorOf(code);
  return event.outright.competitors.find((competitor) => competitor.id === id)?.name;
}

/**
 * A leg with the names that its sides have in the language of the page: it was chosen in another one,
 * perhaps. Until the event is known it keeps the names that it was chosen by.
 */
export function useCurrentNames(bet: Selection): Selection {
  const { live } = usePlugin();
  const { outcomeId } = bet;
  const event = live.event(bet.eventId);
  const select = useCallback(
    (known: EventView | undefined) => homeName(known, outcomeId),
    [outcomeId],
  );
  const home = useStore(event, select) ?? bet.home;
  const away = useStore(event, (known) => known?.away.name) ?? bet.away;
  return useMemo(() => ({ ...bet, home, away }), [bet, home, away]);
}

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
