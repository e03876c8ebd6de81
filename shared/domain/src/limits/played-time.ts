import { DAY, type EpochMilliseconds, HOUR, type Milliseconds, SECOND } from '../time/clock.ts';

/** Pages of a player with a session limit ping the server this often. */
export const SIGN_OF_LIFE_EVERY: Milliseconds = 30 * SECOND;

/** A longer silence than three signs of life is no playing: the page was closed or asleep. */
const LONGEST_SILENCE: Milliseconds = 3 * SIGN_OF_LIFE_EVERY;

/** How long a player has played on one day. */
export interface PlayedTime {
  /** Days since 1970 in the zone of the site. */
  readonly day: number;
  readonly played: Milliseconds;
  /** The latest sign of life, from whichever device. */
  readonly seenAt: EpochMilliseconds;
}

/**
 * Counts one more sign of life: the silence before it was playing, unless it was longer than 90 s,
 * and of it only what lies in this day. Several devices at the same time count once. SPEC.md, LIMIT-14.
 *
 * @param offset hours that the site's zone is ahead of UTC; the day changes at its midnight
 */
export function countPlayed(
  before: PlayedTime | undefined,
  { now, offset }: { readonly now: EpochMilliseconds; readonly offset: number },
): PlayedTime {
  const day = Math.floor((now + offset * HOUR) / DAY);
  if (before === undefined || before.seenAt > now) {
    return { day, played: before?.day === day ? before.played : 0, seenAt: now };
  }
  const silence = now - before.seenAt;
  const sinceMidnight = now + offset * HOUR - day * DAY;
  const counted = silence > LONGEST_SILENCE ? 0 : Math.min(silence, sinceMidnight);
  return { day, played: (before.day === day ? before.played : 0) + counted, seenAt: now };
}

/** The midnight of the site's zone that ends a day of `PlayedTime`. */
export function endOfDay(day: number, offset: number): EpochMilliseconds {
  return (day + 1) * DAY - offset * HOUR;
}
