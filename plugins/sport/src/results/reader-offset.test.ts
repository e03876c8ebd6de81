import { describe, expect, it } from 'vitest';
import { offsetAt } from './reader-offset.ts';

const SUMMER = Date.UTC(2026, 6, 1);
const WINTER = Date.UTC(2026, 0, 1);

describe('how far a reader is ahead of UTC', () => {
  it.each([
    ['UTC', WINTER, 0],
    ['Europe/Moscow', WINTER, 180],
    ['Europe/London', WINTER, 0],
    ['Europe/London', SUMMER, 60],
    ['America/New_York', WINTER, -300],
    ['Asia/Kolkata', WINTER, 330],
    ['America/St_Johns', WINTER, -210],
  ])('the zone %s at %i is ahead by %i minutes', (zone, time, minutes) => {
    expect(offsetAt(time, zone)).toBe(minutes);
  });

  it('the device’s own zone counts where none is named', () => {
    expect(offsetAt(SUMMER, undefined)).toBe(-new Date(SUMMER).getTimezoneOffset() || 0);
  });
});
