import { expect, it } from 'vitest';
import { startsWithin, windowOf } from './section-filter.ts';

it('the section filter goes by the reader’s calendar', () => {
  const now = new Date(2026, 4, 1, 22, 0).getTime();
  const hours = (count: number) => now + count * 60 * 60 * 1000;
  expect(startsWithin(hours(2), '3h', now)).toBe(true);
  expect(startsWithin(hours(4), '3h', now)).toBe(false);
  expect(startsWithin(hours(1), 'today', now)).toBe(true);
  expect(startsWithin(hours(3), 'today', now)).toBe(false);
  expect(startsWithin(hours(3), 'tomorrow', now)).toBe(true);
  expect(startsWithin(hours(900), 'all', now)).toBe(true);
  expect(windowOf('nonsense')).toBe('all');
});
