import type { EventState } from '@touchline/contracts/line';
import { minuteText, secondsPlayed } from '@touchline/domain/time';
import type { Clock } from '@touchline/plugin-api';
import { useEffect, useState } from 'react';

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
    if (state.clock === undefined) {
      return undefined;
    }
    const seconds = secondsPlayed(state.clock, clock.now());
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
