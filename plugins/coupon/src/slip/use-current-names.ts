import type { Selection } from '@touchline/contracts/plugins';
import { competitorOf } from '@touchline/domain/markets';
import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { useCallback, useMemo } from 'react';

/** The names that a leg's event has for its sides; of an outright the competitor's alone. */
export function homeName(event: EventView | undefined, outcomeId: string): string | undefined {
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
