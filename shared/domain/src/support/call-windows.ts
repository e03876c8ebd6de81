import { dayIn, HOUR, MINUTE, otherDay, wallTime } from '../time/index.ts';

/** When Support calls players, by the clocks of its own zone. */
export interface CallHours {
  /** IANA. */
  readonly timeZone: string;
  /** Days of the week, 1 for Monday to 7 for Sunday. */
  readonly days: readonly number[];
  /** Minutes since midnight; `to` is past `from`, 1440 at most. */
  readonly from: number;
  readonly to: number;
}

/** When a player wants to be called: milliseconds since epoch, without the end. */
export interface CallWindow {
  readonly from: number;
  readonly to: number;
}

/** A window that is about to end is not offered: nobody could keep it. */
const LEAST_LEFT = 15 * MINUTE;
/** A week and a day: whatever the days are, one of them is among them. */
const LOOKED_AHEAD = 8;

function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The hours of each day from today on, `days` of them with the days off. */
function openHours(hours: CallHours, now: number, days: number): readonly CallWindow[] {
  const today = dayIn(hours.timeZone, now);
  return Array.from({ length: days }, (_, ahead) => otherDay(today, ahead))
    .filter((day) => hours.days.includes(weekday(day)))
    .map((day) => ({
      from: wallTime(day, hours.from, hours.timeZone),
      to: wallTime(day, hours.to, hours.timeZone),
    }));
}

/**
 * The windows that a player may choose from: an hour each, the last one of a day shorter where the hours end within
 * it, of today and the days after it. Those that have fifteen minutes left, soonest first.
 * @param days how many days they are offered for, today and days off included
 */
export function callWindows({
  hours,
  now,
  days,
}: {
  readonly hours: CallHours;
  readonly now: number;
  readonly days: number;
}): readonly CallWindow[] {
  return openHours(hours, now, days)
    .flatMap(({ from, to }) =>
      Array.from({ length: Math.ceil((to - from) / HOUR) }, (_, hour) => ({
        from: from + hour * HOUR,
        to: Math.min(from + (hour + 1) * HOUR, to),
      })),
    )
    .filter(({ to }) => to - now >= LEAST_LEFT);
}

/** The first moment from `earliest` on at which Support calls; `earliest` itself where it never does. */
export function nextCallTime(hours: CallHours, earliest: number): number {
  const next = openHours(hours, earliest, LOOKED_AHEAD).find(({ to }) => to > earliest);
  return next === undefined ? earliest : Math.max(next.from, earliest);
}
