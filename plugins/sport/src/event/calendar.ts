import { type I18n, usePlugin } from '@touchline/plugin-api';
import { useMemo, useSyncExternalStore } from 'react';

const DAY = 24 * 60 * 60 * 1000;

/** Days as the reader counts them; the same object while their zone is. */
export interface Calendar {
  readonly dayOf: (time: number) => string;
  /** The day an event starts: "Today", "Tomorrow", "Sat, Nov 22". */
  readonly startDay: (startsAt: number, now: number) => string;
}

const unmoved = (time: number) => time;
/** The time whose hours and days on the device's clock are those of this one in UTC, ms since epoch. */
const movedToUtc = (time: number) => time + new Date(time).getTimezoneOffset() * 60_000;

/**
 * Days by the texts of a page, of times that are moved first. Both words are looked up at once: a document carries the
 * words that its views have looked up, and a day must have its name when it comes into view as well.
 */
export function createCalendar(i18n: I18n, moved: (time: number) => number = unmoved): Calendar {
  const today = i18n.t('today');
  const tomorrow = i18n.t('tomorrow');
  const dayOf = (time: number) => i18n.day(moved(time));
  return {
    dayOf,
    startDay: (startsAt, now) => {
      const day = dayOf(startsAt);
      return day === dayOf(now)
        ? today
        : day === dayOf(now + DAY)
          ? tomorrow
          : i18n.dateTime(moved(startsAt), 'day');
    },
  };
}

const never = () => () => undefined;
const ofReader = () => unmoved;
const ofServer = () => movedToUtc;

/**
 * Days where the reader is. The server does not know where that is and writes those of UTC, so a view
 * that is taken over from it begins with those, and shows the reader's with its next render.
 */
export function useCalendar(): Calendar {
  const { i18n } = usePlugin();
  const moved = useSyncExternalStore(
    never,
    ofReader,
    // A zone that was chosen for the site is the server's as well.
    i18n.timeZone === undefined ? ofServer : ofReader,
  );
  return useMemo(() => createCalendar(i18n, moved), [i18n, moved]);
}
