import type { EventState } from '@touchline/contracts';
import type { Clock } from '@touchline/plugin-api';
import { useEffect, useState } from 'react';

/** Seconds played at a moment. */
export function secondsPlayed(state: EventState, now: number): number | undefined {
  const { clock } = state;
  if (clock === undefined) {
    return undefined;
  }
  return clock.running
    ? clock.seconds + Math.max(0, Math.floor((now - clock.at) / 1000))
    : clock.seconds;
}

/** Minutes after which a football half is in stoppage time. */
const REGULAR: Readonly<Record<string, number>> = { '1h': 45, '2h': 90 };

/** The running minute as a list shows it: 67', or 45+2' in stoppage time. */
export function minuteText(seconds: number, period: string | undefined): string {
  const minute = Math.floor(seconds / 60) + 1;
  const regular = REGULAR[period ?? ''];
  return regular !== undefined && minute > regular
    ? `${regular}+${minute - regular}'`
    : `${minute}'`;
}

/** 67:05 */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * The running clock of a match. With `minutes` it renders once a minute, which is what a list
 * shows; without, once a second.
 */
export function useMatchClock({
  state,
  clock,
  minutes,
}: {
  readonly state: EventState;
  readonly clock: Clock;
  readonly minutes: boolean;
}): string | undefined {
  const read = () => {
    const seconds = secondsPlayed(state, clock.now());
    if (seconds === undefined) {
      return undefined;
    }
    return minutes ? minuteText(seconds, state.period) : clockText(seconds);
  };
  const [, tick] = useState(0);
  const running = state.clock?.running ?? false;
  useEffect(
    () =>
      running ? clock.every(minutes ? 20_000 : 1000, () => tick((count) => count + 1)) : undefined,
    [clock, running, minutes],
  );
  return read();
}
