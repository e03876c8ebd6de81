import { usePlugin } from '@touchline/plugin-api';
import { useEffect } from 'react';
import { EventRow } from '../event-row/event-row.tsx';

/** The row of an event that is on the page by itself: it is followed as long as it is shown. */
export function FollowedRow({ eventId }: { readonly eventId: number }) {
  const { live } = usePlugin();
  useEffect(() => live.follow(`row:${eventId}`), [live, eventId]);
  return <EventRow eventId={eventId} />;
}
