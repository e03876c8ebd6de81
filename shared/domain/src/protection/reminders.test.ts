import { expect, it } from 'vitest';
import { DAY } from '../time/clock.ts';
import { dueReminder } from './reminders.ts';

const NEVER = { review: undefined, 'no-limit': undefined };
const at = (days: number, more: object = {}) =>
  dueReminder({ registeredAt: 0, shownAt: NEVER, hasLimit: true, now: days * DAY, ...more });

it('REMINDER-1 six months after registration, and after the last reminder, the account is to be reviewed', () => {
  expect(at(182)).toBeUndefined();
  expect(at(183)).toBe('review');
  const shownAt = { ...NEVER, review: 183 * DAY };
  expect(at(365, { shownAt })).toBeUndefined();
  expect(at(366, { shownAt })).toBe('review');
});

it('REMINDER-1 a year without a limit is a reminder of its own, which counts for the review too', () => {
  expect(at(364, { hasLimit: false, shownAt: { ...NEVER, review: 183 * DAY } })).toBeUndefined();
  expect(at(365, { hasLimit: false })).toBe('no-limit');
  const shownAt = { ...NEVER, 'no-limit': 365 * DAY };
  expect(at(366, { hasLimit: false, shownAt })).toBeUndefined();
  expect(at(548, { hasLimit: false, shownAt })).toBe('review');
});

it('REMINDER-1 a player with a limit is not reminded of limits', () => {
  const shownAt = { ...NEVER, review: 300 * DAY };
  expect(at(365, { shownAt })).toBeUndefined();
});
