import type { EventView } from '@touchline/live-client';
import { type I18n, usePlugin } from '@touchline/plugin-api';
import { startsWithin } from '../section/section-filter.ts';
import { useMatchClock } from './match-clock.ts';

/** The day an event starts: "Today", "Tomorrow", "Sat, Nov 22". */
export function startDay({
  startsAt,
  now,
  i18n,
}: {
  readonly startsAt: number;
  readonly now: number;
  readonly i18n: I18n;
}): string {
  const word = (['today', 'tomorrow'] as const).find((day) => startsWithin(startsAt, day, now));
  return word === undefined ? i18n.dateTime(startsAt, 'day') : i18n.t(word);
}

/** When an event starts, or how far it is: "Today, 18:45", "2nd half · 67′". */
export function useEventTime({
  event,
  minutes,
  dayIsKnown,
}: {
  readonly event: EventView;
  /** Whole minutes are enough in a list; the event's own page counts seconds. */
  readonly minutes: boolean;
  /** It is under the heading of its day: the hour is enough. */
  readonly dayIsKnown?: boolean | undefined;
}): string {
  const { i18n, clock } = usePlugin();
  const { state, startsAt } = event;
  const played = useMatchClock({ state, clock, minutes });
  if (state.status === 'live') {
    const period = state.period === undefined ? undefined : i18n.period(state.period);
    const time = state.clock?.running ? played : undefined;
    return period && time ? i18n.t('clock', { period, time }) : (period ?? time ?? '');
  }
  if (state.status !== 'scheduled') {
    return i18n.t(`status.${state.status}`);
  }
  const hour = i18n.dateTime(startsAt, 'time');
  return dayIsKnown ? hour : `${startDay({ startsAt, now: clock.now(), i18n })}, ${hour}`;
}
