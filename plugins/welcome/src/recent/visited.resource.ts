import { ChampsAnswer, EventsAnswer } from '@touchline/contracts/line';
import { defineResource } from '@touchline/plugin-api';

const INTERVAL = 60_000;

/** Those of the events that are still offered. */
export const visitedEvents = defineResource({
  name: 'welcome.visited-events',
  path: ({ ids }: { readonly ids: string }) => `/line-api/v1/events?ids=${ids}`,
  schema: EventsAnswer,
  authentication: 'none',
  interval: INTERVAL,
});

/** Those of the competitions that have events. */
export const visitedChamps = defineResource({
  name: 'welcome.visited-champs',
  path: ({ ids }: { readonly ids: string }) => `/line-api/v1/champs?ids=${ids}`,
  schema: ChampsAnswer,
  authentication: 'none',
  interval: INTERVAL,
});
