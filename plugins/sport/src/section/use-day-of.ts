import type { EventView } from '@touchline/live-client';
import { usePlugin } from '@touchline/plugin-api';
import { useMemo } from 'react';
import { useCalendar } from '../event/calendar.ts';

/**
 * The day of an event that has not begun, as its heading says it: "Tomorrow", "Thu, Nov 26". What is
 * live is not listed by day. A new function with new events, which come with a new day at the latest.
 */
export function useDayOf(events: readonly EventView[]): ((event: EventView) => string) | undefined {
  const { clock } = usePlugin();
  const { startDay } = useCalendar();
  return useMemo(() => {
    const now = clock.now();
    return events[0]?.section === 'line' ? ({ startsAt }) => startDay(startsAt, now) : undefined;
  }, [events, clock, startDay]);
}
