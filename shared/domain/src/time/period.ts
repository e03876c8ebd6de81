import { DAY, MINUTE } from './clock.ts';

/** A leap year, and a day for clocks that differ. */
const LONGEST = 367 * DAY;

/** From a moment until before another, in milliseconds since epoch; without end where one is missing. */
interface Period {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Whether a period begins before it ends, and twelve months at most after it began. */
export function isSoundPeriod({ from, to }: Period): boolean {
  return from === undefined || to === undefined || (from < to && to - from <= LONGEST);
}

/**
 * When a calendar day begins in a zone: milliseconds since epoch.
 * `day` is `YYYY-MM-DD`, `zone` an IANA name; the device's own without one.
 */
export function dayStart(day: string, zone: string | undefined): number {
  if (zone === undefined) {
    return new Date(`${day}T00:00:00`).getTime();
  }
  return wallTime(day, 0, zone);
}

/** When the clocks of a zone show a minute of a day, `YYYY-MM-DD`: milliseconds since epoch. */
export function wallTime(day: string, minute: number, zone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE;
  // The clocks may change between that time in Greenwich and in the zone.
  const near = utc - offsetAt(utc, zone);
  return utc - offsetAt(near, zone);
}

/** The calendar day of a time in a zone, as `YYYY-MM-DD`. */
export function dayIn(zone: string, time: number): string {
  return new Date(time + offsetAt(time, zone)).toISOString().slice(0, 10);
}

/** How far a zone is ahead of Greenwich at a moment, in milliseconds. */
function offsetAt(time: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - time;
}

/** So many days that end with a day, both as `YYYY-MM-DD`. */
export function lastDays(
  today: string,
  count: number,
): { readonly from: string; readonly to: string } {
  return { from: otherDay(today, 1 - count), to: today };
}

/** The calendar day that is so many days later; earlier for a negative number. */
export function otherDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** From one calendar day to another, both of them included; each as `YYYY-MM-DD`. */
export interface Days {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The days that an address names; none unless both are days, the first before the last. */
export function readDays({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): Days {
  return isDay(from) && isDay(to) && from <= to ? { from, to } : { from: undefined, to: undefined };
}

function isDay(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** When days begin and end in a zone, as the query of a request has it. */
function daysInQuery(
  { from, to }: Days,
  zone: string | undefined,
): { readonly from?: string; readonly to?: string } {
  return {
    ...(from === undefined ? {} : { from: String(dayStart(from, zone)) }),
    ...(to === undefined ? {} : { to: String(dayStart(otherDay(to, 1), zone)) }),
  };
}

/** The days of a filter in words: one day, or the first and the last; undefined for a filter without them. */
export function daysText(
  { from, to }: Days,
  {
    timeZone,
    dateTime,
  }: {
    readonly timeZone: string | undefined;
    readonly dateTime: (time: number, style: 'date') => string;
  },
): string | undefined {
  if (from === undefined || to === undefined) {
    return undefined;
  }
  const text = (day: string) => dateTime(dayStart(day, timeZone) + DAY / 2, 'date');
  return from === to ? text(from) : `${text(from)} – ${text(to)}`;
}

/**
 * What a page asks the server for by a filter, as the parts of a query: the days as times, the other parts as
 * they are. Empty for a filter without parts.
 */
export function filterParts(
  { from, to, ...others }: Days & Readonly<Record<string, string | undefined>>,
  zone: string | undefined,
): Readonly<Record<string, string>> {
  const parts = { ...others, ...daysInQuery({ from, to }, zone) };
  return Object.fromEntries(
    Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined),
  );
}
