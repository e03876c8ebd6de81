/** Milliseconds since 1970-01-01 UTC, as every wire carries times. */
export type EpochMilliseconds = number;

/** A length of time in milliseconds. */
export type Milliseconds = number;

/** Where time comes from; domain functions take the instant itself as an argument. */
export interface Clock {
  now(): EpochMilliseconds;
}

export const SECOND: Milliseconds = 1000;
export const MINUTE: Milliseconds = 60 * SECOND;
export const HOUR: Milliseconds = 60 * MINUTE;
/** 24 hours; a calendar day of a time zone is something else. */
export const DAY: Milliseconds = 24 * HOUR;
export const WEEK: Milliseconds = 7 * DAY;

/** Some limits of the specification are dated in seconds since 1970. */
export function fromEpochSeconds(seconds: number): EpochMilliseconds {
  return seconds * SECOND;
}

/** Whole seconds since 1970, rounded down. */
export function toEpochSeconds(instant: EpochMilliseconds): number {
  return Math.floor(instant / SECOND);
}
