import type { Selection } from '@touchline/contracts/plugins';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { useMemo } from 'react';

/**
 * A leg with the names that its sides have in the language of the page: it was chosen in another one,
 * perhaps. Until the event is known it keeps the names that it was chosen by.
 */
export function useCurrentNames(bet: Selection): Selection {
  const { live } = usePlugin();
  const event = live.event(bet.eventId);
  const home = useStore(event, (known) => known?.home.name) ?? bet.home;
  const away = useStore(event, (known) => known?.away.name) ?? bet.away;
  return useMemo(() => ({ ...bet, home, away }), [bet, home, away]);
}
