import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  chooseDay,
  firstWeekday,
  monthWeeks,
  withinDays,
} from './calendar-days.ts';
import { dayOfKey } from './day-of-key.ts';

describe('the days of a calendar', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    // Clocks change in this night in Europe; a day is a day all the same.
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-10-25', 1, '2026-10-26'],
  ])('the day %s and %i more are %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('the day %s %i months later is %s: a shorter month ends earlier', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  it('a week begins as the language counts it', () => {
    expect([firstWeekday('en-US'), firstWeekday('en-GB'), firstWeekday('ru')]).toEqual([0, 1, 1]);
    expect(firstWeekday('ar-EG')).toBe(6);
  });

  it('the weeks of a month hold all of its days, in order and without a gap', () => {
    const month = fc.record({
      year: fc.integer({ min: 2000, max: 2040 }),
      month: fc.integer({ min: 1, max: 12 }),
      first: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(month, ({ year, month: number, first }) => {
        const prefix = `${year}-${String(number).padStart(2, '0')}`;
        const days = monthWeeks(`${prefix}-11`, first).flat();
        expect(new Date(days[0]!).getUTCDay()).toBe(first);
        days.slice(1).forEach((day, index) => expect(day).toBe(addDays(days[index]!, 1)));
        const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
        expect(days.filter((day) => day.startsWith(prefix))).toHaveLength(length);
      }),
    );
  });

  it('a range is its first day, then its last; the same day twice is a range of one day', () => {
    const begun = chooseDay({}, '2026-11-10');
    expect(begun).toEqual({ from: '2026-11-10' });
    expect(chooseDay(begun, '2026-11-12')).toEqual({ from: '2026-11-10', to: '2026-11-12' });
    expect(chooseDay(begun, '2026-11-10')).toEqual({ from: '2026-11-10', to: '2026-11-10' });
  });

  it('a day before the first, or any day after a whole range, begins again', () => {
    expect(chooseDay({ from: '2026-11-10' }, '2026-11-09')).toEqual({ from: '2026-11-09' });
    expect(chooseDay({ from: '2026-11-10', to: '2026-11-12' }, '2026-11-11')).toEqual({
      from: '2026-11-11',
    });
  });

  it('a day outside the limits becomes the nearest one within', () => {
    const limits = { min: '2026-11-05', max: '2026-11-25' };
    expect(withinDays('2026-11-01', limits)).toBe('2026-11-05');
    expect(withinDays('2026-12-01', limits)).toBe('2026-11-25');
    expect(withinDays('2026-11-07', limits)).toBe('2026-11-07');
  });

  it('Home and End go to the ends of the week, as the language begins it', () => {
    const wednesday = { day: '2026-11-25', isRightToLeft: false };
    expect(dayOfKey('Home', { ...wednesday, first: 1 })).toBe('2026-11-23');
    expect(dayOfKey('End', { ...wednesday, first: 1 })).toBe('2026-11-29');
    expect(dayOfKey('Home', { ...wednesday, first: 0 })).toBe('2026-11-22');
    expect(dayOfKey('Enter', { ...wednesday, first: 0 })).toBeUndefined();
  });

  it('the left arrow key goes on in right-to-left text', () => {
    const day = { day: '2026-11-25', first: 6 };
    expect(dayOfKey('ArrowLeft', { ...day, isRightToLeft: true })).toBe('2026-11-26');
    expect(dayOfKey('ArrowLeft', { ...day, isRightToLeft: false })).toBe('2026-11-24');
  });
});
