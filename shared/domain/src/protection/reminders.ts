import { DAY, type EpochMilliseconds } from '../time/clock.ts';

/** To look through the account, and to set a limit where there is none. */
export type ReminderKind = 'review' | 'no-limit';

/** Six months and a year, whatever the months. */
const REVIEW_EVERY = 183 * DAY;
const NO_LIMIT_EVERY = 365 * DAY;

/** What reminders depend on. */
export interface ReminderQuestion {
  readonly registeredAt: EpochMilliseconds;
  /** When the latest one of each kind was shown; undefined for never. */
  readonly shownAt: Readonly<Record<ReminderKind, EpochMilliseconds | undefined>>;
  /** Whether the player has a limit of an amount in force. */
  readonly hasLimit: boolean;
  readonly now: EpochMilliseconds;
}

/**
 * REMINDER-1: a player without a limit is reminded of limits every year, and every player of their account
 * every six months (UK RTS 12E). One reminder of the year stands for that of the half year.
 */
export function dueReminder({
  registeredAt,
  shownAt,
  hasLimit,
  now,
}: ReminderQuestion): ReminderKind | undefined {
  const noLimitFrom = Math.max(registeredAt, shownAt['no-limit'] ?? 0);
  if (!hasLimit && now - noLimitFrom >= NO_LIMIT_EVERY) {
    return 'no-limit';
  }
  return now - Math.max(noLimitFrom, shownAt.review ?? 0) >= REVIEW_EVERY ? 'review' : undefined;
}
