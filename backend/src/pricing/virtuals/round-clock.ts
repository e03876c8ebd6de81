import type { Channel } from './virtual-data.ts';

const SECOND = 1_000;

/** The times of a round, milliseconds since epoch. */
export interface RoundTimes {
  /** Bets are taken from then on, until it starts. */
  readonly opensAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

/**
 * The rounds of a channel that take bets at a moment, the next first. They follow from the clock alone, so that every
 * process and every start finds the same.
 * @param speed seconds of the channel in a second; 1 but for tests
 */
export function openRounds(channel: Channel, now: number, speed: number): readonly RoundTimes[] {
  const scaled = (seconds: number) => Math.round((seconds * SECOND) / speed);
  const every = scaled(channel.everySeconds);
  const phase = scaled(channel.phaseSeconds);
  const open = scaled(channel.openSeconds);
  const first = Math.floor((now - phase) / every) + 1;
  const rounds: RoundTimes[] = [];
  for (let number = first; ; number += 1) {
    const startsAt = number * every + phase;
    if (startsAt - open > now) return rounds;
    rounds.push({
      opensAt: startsAt - open,
      startsAt,
      endsAt: startsAt + scaled(channel.runSeconds),
    });
  }
}
