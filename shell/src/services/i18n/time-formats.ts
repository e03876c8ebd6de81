import type { I18n } from '@touchline/plugin-api';

/** How the player wants times: attributes of `<html>`, written before the first paint. */
export interface TimeSettings {
  /** `12` for a clock of twelve hours. */
  readonly clock?: string | undefined;
  /** An IANA name; the device's zone without one. */
  readonly zone?: string | undefined;
}

/** Hours and minutes on the device's clock, as `Intl` writes them in each of our languages: "09:05". */
function hoursAndMinutes(time: number): string {
  const date = new Date(time);
  return [date.getHours(), date.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Times and dates as a language writes them. */
export function timeFormatter(locale: string, { clock, zone }: TimeSettings): I18n['dateTime'] {
  // The first formatter of a page takes 10 ms, 40 on a slow phone: what a list shows needs none.
  const isPlain = clock !== '12' && zone === undefined;
  const hourCycle = clock === '12' ? 'h12' : 'h23';
  const made = new Map<string, Intl.DateTimeFormat>();
  const options: Record<Parameters<I18n['dateTime']>[1], Intl.DateTimeFormatOptions> = {
    time: { hour: '2-digit', minute: '2-digit', hourCycle },
    date: { day: 'numeric', month: 'short', year: 'numeric' },
    'date-time': {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle,
    },
    day: { weekday: 'short', day: 'numeric', month: 'short' },
  };
  return (time: number, style: Parameters<I18n['dateTime']>[1]) => {
    if (isPlain && style === 'time') {
      return hoursAndMinutes(time);
    }
    const known =
      made.get(style) ?? new Intl.DateTimeFormat(locale, { ...options[style], timeZone: zone });
    made.set(style, known);
    return known.format(time);
  };
}

/** Calendar days in a zone, or on the device's clock, where no formatter is needed. */
export function dayFormatter(zone: string | undefined): I18n['day'] {
  let made: Intl.DateTimeFormat | undefined;
  return (time) => {
    if (zone !== undefined) {
      // Canada writes days as ISO 8601 does.
      made ??= new Intl.DateTimeFormat('en-CA', { timeZone: zone });
      return made.format(time);
    }
    const date = new Date(time);
    return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  };
}

/** How long ago something was, or how long it is until then. */
export function relativeFormatter(locale: string): I18n['relativeTime'] {
  let made: Intl.RelativeTimeFormat | undefined;
  return (time, now) => {
    const format = (made ??= new Intl.RelativeTimeFormat(locale, {
      numeric: 'auto',
      style: 'short',
    }));
    const seconds = Math.round((time - now) / 1000);
    const size = Math.abs(seconds);
    if (size < 60) {
      return format.format(seconds, 'second');
    }
    if (size < 3600) {
      return format.format(Math.round(seconds / 60), 'minute');
    }
    return size < 86_400
      ? format.format(Math.round(seconds / 3600), 'hour')
      : format.format(Math.round(seconds / 86_400), 'day');
  };
}
