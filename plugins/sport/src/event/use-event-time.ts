import type { EventView } from '@touchline/contracts';
import { usePlugin } from '@touchline/plugin-api';
import { useMatchClock } from './match-clock.ts';

/** When an event starts, or how far it is: "Today, 18:45", "2nd half · 67'". */
export function useEventTime({
  event,
  minutes,
}: {
  readonly event: EventView;
  /** Whole minutes are enough in a list; the event's own page counts seconds. */
  readonly minutes: boolean;
}): string {
  const { i18n, clock } = usePlugin();
  const { state, startsAt } = event;
  const played = useMatchClock({ state, clock, minutes });
  if (state.status === 'live') {
    const period = state.period === undefined ? undefined : i18n.period(state.period);
    return [period, state.clock?.running ? played : undefined].filter(Boolean).join(' · ');
  }
  if (state.status !== 'scheduled') {
    return i18n.t(`status.${state.status}`);
  }
  const isToday = new Date(clock.now()).toDateString() === new Date(startsAt).toDateString();
  return isToday
    ? `${i18n.t('today')}, ${i18n.dateTime(startsAt, 'time')}`
    : i18n.dateTime(startsAt, 'date-time');
}
