import type { CallsAnswer } from '@touchline/contracts/calls';
import type { I18n } from '@touchline/plugin-api';

type Windows = CallsAnswer['windows'];

/** When a call is to be made, as the player reads it: in the zone that times are shown in. */
export function windowText(
  { from, to }: Windows[number],
  { dateTime }: Pick<I18n, 'dateTime'>,
): string {
  return `${dateTime(from, 'day')} · ${timesText({ from, to }, { dateTime })}`;
}

/** The same without the day. */
export function timesText(
  { from, to }: Windows[number],
  { dateTime }: Pick<I18n, 'dateTime'>,
): string {
  return `${dateTime(from, 'time')}–${dateTime(to, 'time')}`;
}

/** The windows of each calendar day on which the player's clock shows their beginning. */
export function windowsByDay(
  windows: Windows,
  { day }: Pick<I18n, 'day'>,
): ReadonlyMap<string, Windows> {
  const days = [...new Set(windows.map(({ from }) => day(from)))];
  return new Map(days.map((each) => [each, windows.filter(({ from }) => day(from) === each)]));
}
