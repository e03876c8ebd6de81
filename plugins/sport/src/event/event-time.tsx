import type { EventView } from '@touchline/live-client';
import { usePlugin } from '@touchline/plugin-api';
import { useCalendar } from './calendar.ts';
import { useMatchClock } from './match-clock.ts';

/** The hour an event starts. The server writes that of UTC, which the document moves to the device's zone. */
export function StartHour({ startsAt }: { readonly startsAt: number }) {
  const { i18n } = usePlugin();
  return (
    <time dateTime={`${new Date(startsAt).toISOString().slice(0, 16)}Z`}>
      {i18n.dateTime(startsAt, 'time')}
    </time>
  );
}

/** The day an event starts: "Today", "Tomorrow", "Sat, Nov 22". */
export function StartDay({ startsAt }: { readonly startsAt: number }) {
  const { clock } = usePlugin();
  return useCalendar().startDay(startsAt, clock.now());
}

/** When an event starts, or how far it is: "Today, 18:45", "2nd half · 67′". */
export function EventTime({
  event,
  minutes,
  dayIsKnown = false,
}: {
  readonly event: EventView;
  /** Whole minutes are enough in a list; the event's own page counts seconds. */
  readonly minutes: boolean;
  /** It is under the heading of its day: the hour is enough. */
  readonly dayIsKnown?: boolean | undefined;
}) {
  const { i18n, clock } = usePlugin();
  const { state, startsAt } = event;
  const played = useMatchClock({ state, clock, minutes });
  if (state.status === 'live') {
    const period = state.period === undefined ? undefined : i18n.period(state.period);
    const time = state.clock?.running ? played : undefined;
    return period && time ? (
      <>
        <span>{period}</span>
        {` · ${time}`}
      </>
    ) : (
      (period ?? time ?? '')
    );
  }
  if (state.status !== 'scheduled') {
    return i18n.t(`status.${state.status}`);
  }
  return dayIsKnown ? (
    <StartHour startsAt={startsAt} />
  ) : (
    <>
      <StartDay startsAt={startsAt} />, <StartHour startsAt={startsAt} />
    </>
  );
}
