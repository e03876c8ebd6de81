import type { EventView } from '@touchline/live-client';
import { usePlugin } from '@touchline/plugin-api';
import { useMemo } from 'react';
import { useEventList } from './use-event-list.ts';

/** Follows the topic of a list, and answers its events as they were when the list last changed. */
export function useEvents(topic: string): {
  readonly ready: boolean;
  readonly events: readonly EventView[];
} {
  const { live } = usePlugin();
  const { ready, eventIds } = useEventList(topic);
  const events = useMemo(
    () => eventIds.flatMap((eventId) => live.event(eventId).get() ?? []),
    [eventIds, live],
  );
  return { ready, events };
}
