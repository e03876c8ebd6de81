import type { EventView } from '@touchline/live-client';
import type { RouteTarget } from '@touchline/plugin-api';
import { createContext } from 'react';
import { type ChampPlace, champTarget, eventTarget, teamTarget } from './event-address.ts';

/** Where events, their competitions and their teams lead from the page that shows them. */
export interface EventAddresses {
  readonly event: (event: EventView) => RouteTarget;
  readonly champ: (champ: ChampPlace) => RouteTarget;
  readonly team: (team: { readonly id: number }) => RouteTarget;
}

/** The addresses of the line, unless the page has its own: those of a competition hub stay within it. */
export const EventAddresses = createContext<EventAddresses>({
  event: eventTarget,
  champ: champTarget,
  team: teamTarget,
});
