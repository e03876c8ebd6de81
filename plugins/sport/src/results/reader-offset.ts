import { usePlugin } from '@touchline/plugin-api';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const ofServer = () => 0;

/** How far a zone is ahead of UTC at a time, in minutes; the device's zone unless one is named. */
export function offsetAt(time: number, zone: string | undefined): number {
  if (zone === undefined) {
    return -new Date(time).getTimezoneOffset() || 0;
  }
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  }).formatToParts(time);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name) ?? [];
  const ahead = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -ahead : ahead;
}

/**
 * How far the reader's clock is ahead of UTC, in minutes. The server does not know where the reader is and
 * counts days in UTC, so a view that is taken over from it begins with those.
 */
export function useReaderOffset(time: number): number {
  const { i18n } = usePlugin();
  const zone = i18n.timeZone;
  const ofReader = () => offsetAt(time, zone);
  // A zone that was chosen for the site is the server's as well.
  return useSyncExternalStore(never, ofReader, zone === undefined ? ofServer : ofReader);
}
