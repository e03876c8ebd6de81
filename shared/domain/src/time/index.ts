export {
  type Clock,
  DAY,
  type EpochMilliseconds,
  fromEpochSeconds,
  HOUR,
  type Milliseconds,
  MINUTE,
  SECOND,
  toEpochSeconds,
  WEEK,
} from './clock.ts';
export { type MatchClock, minuteText, secondsPlayed } from './match-clock.ts';
export {
  type Days,
  dayIn,
  dayStart,
  daysText,
  filterParts,
  isSoundPeriod,
  lastDays,
  otherDay,
  readDays,
  wallTime,
} from './period.ts';
export { withRetries } from './retry.ts';
export { REFRESH_INTERVALS, refreshInterval, type RefreshSubject } from './refresh-intervals.ts';
