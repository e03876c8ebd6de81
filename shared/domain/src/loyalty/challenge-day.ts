import { DAY, HOUR } from '../time/clock.ts';

/** A day of daily challenges; times in milliseconds since epoch, the end no longer part of it. */
export interface ChallengeDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

/**
 * The day that a moment is in where the site is: from midnight to midnight of its zone.
 * @param now milliseconds since epoch
 * @param offset hours that the site's zone is ahead of UTC
 */
export function challengeDay(now: number, offset: number): ChallengeDay {
  const day = Math.floor((now + offset * HOUR) / DAY) * DAY;
  const startsAt = day - offset * HOUR;
  return { day: new Date(day).toISOString().slice(0, 10), startsAt, endsAt: startsAt + DAY };
}
