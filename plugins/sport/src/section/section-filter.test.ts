import { expect, it } from 'vitest';
import { startsWithin, type Window, windowOf } from './section-filter.ts';

it('the section filter goes by calendar days', () => {
  const now = new Date(2026, 4, 1, 22, 0).getTime();
  const hours = (count: number) => now + count * 60 * 60 * 1000;
  const dayOf = (time: number) => new Date(time).toDateString();
  const isIn = (window: Window, count: number) =>
    startsWithin(hours(count), { window, now, dayOf });
  expect(isIn('3h', 2)).toBe(true);
  expect(isIn('3h', 4)).toBe(false);
  expect(isIn('today', 1)).toBe(true);
  expect(isIn('today', 3)).toBe(false);
  expect(isIn('tomorrow', 3)).toBe(true);
  expect(isIn('all', 900)).toBe(true);
  expect(windowOf('nonsense')).toBe('all');
});
