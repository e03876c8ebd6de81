import { Timeline } from '@touchline/contracts/timeline';
import { defineResource } from '@touchline/plugin-api';

/** What has happened in a match by now. */
export const timelineResource = defineResource({
  name: 'sport.timeline',
  path: ({ eventId }: { readonly eventId: number }) => `/line-api/v1/timelines/${eventId}`,
  schema: Timeline,
  interval: 'gameTimelineLive',
});
