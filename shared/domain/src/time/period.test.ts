import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from './clock.ts';
import { dayStart, isSoundPeriod, lastDays } from './period.ts';

describe('periods', () => {
  it('a period begins before it ends, and lasts twelve months at most', () => {
    expect(isSoundPeriod({})).toBe(true);
    expect(isSoundPeriod({ from: 5 })).toBe(true);
    expect(isSoundPeriod({ from: 5, to: 6 })).toBe(true);
    expect(isSoundPeriod({ from: 5, to: 5 })).toBe(false);
    expect(isSoundPeriod({ from: 6, to: 5 })).toBe(false);
    expect(isSoundPeriod({ from: 0, to: 366 * DAY })).toBe(true);
    expect(isSoundPeriod({ from: 0, to: 368 * DAY })).toBe(false);
  });

  it.each([
    ['2026-11-25', 'UTC', '2026-11-25T00:00:00Z'],
    ['2026-11-25', 'Europe/Moscow', '2026-11-24T21:00:00Z'],
    ['2026-11-25', 'America/New_York', '2026-11-25T05:00:00Z'],
    ['2026-11-25', 'Pacific/Kiritimati', '2026-11-24T10:00:00Z'],
    ['2026-11-25', 'Asia/Kathmandu', '2026-11-24T18:15:00Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00Z'],
  ])('the day %s begins in %s at %s', (day, zone, expected) => {
    expect(new Date(dayStart(day, zone)).toISOString().replace('.000', '')).toBe(expected);
  });

  it('a day on which the clocks go back has 25 hours', () => {
    const zone = 'Europe/Berlin';
    expect(dayStart('2026-10-26', zone) - dayStart('2026-10-25', zone)).toBe(25 * HOUR);
  });

  it('a day without a zone begins at the midnight of the device', () => {
    expect(new Date(dayStart('2026-11-25', undefined)).getHours()).toBe(0);
  });

  it('the last days end with today, and go back over the ends of months', () => {
    expect(lastDays('2026-03-01', 1)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
    expect(lastDays('2026-03-01', 7)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  });
});
