import type { EventView } from '@touchline/live-client';
import { usePlugin } from '@touchline/plugin-api';
import { useEffect, useMemo, useState } from 'react';
import { favouritesOf } from '../favourites/favourites.store.ts';
import { useCalendar } from '../event/calendar.ts';
import { startsWithin, type Window } from './section-filter.ts';

export interface ListFilter {
  readonly menu: string | undefined;
  readonly window: Window;
}

const MINUTE = 60_000;
const UPCOMING = 60 * MINUTE;

/**
 * The events of a list after its filters. Uses what does not change with prices, so a price
 * never makes the list work; time windows are checked again each minute.
 */
export function useListedEvents(
  eventIds: readonly number[],
  { menu, window }: ListFilter,
): readonly EventView[] {
  const context = usePlugin();
  const { live, clock } = context;
  const favourites = favouritesOf(context).store;
  const [, refresh] = useState(0);
  useEffect(() => {
    const again = () => refresh((count) => count + 1);
    const stops = [clock.every(MINUTE, again), favourites.subscribe(again)];
    return () => {
      for (const stop of stops) {
        stop();
      }
    };
  }, [clock, favourites]);
  const now = Math.floor(clock.now() / MINUTE) * MINUTE;
  const { dayOf } = useCalendar();
  const starred = favourites.get().eventIds;
  return useMemo(
    () =>
      eventIds.flatMap((eventId) => {
        const event = live.event(eventId).get();
        if (event === undefined || !startsWithin(event.startsAt, { window, now, dayOf })) {
          return [];
        }
        if (menu === 'favorites' && !starred.includes(eventId)) {
          return [];
        }
        return menu === 'upcoming' && event.startsAt > now + UPCOMING ? [] : [event];
      }),
    [eventIds, live, window, menu, now, starred, dayOf],
  );
}
