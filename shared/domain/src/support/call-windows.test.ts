import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../time/index.ts';
import { type CallHours, callWindows, nextCallTime } from './call-windows.ts';

const ZONES = ['UTC', 'Europe/London', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'];
const anyHours = fc
  .record({
    timeZone: fc.constantFrom(...ZONES),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    // Clocks change at night: an hour that is missing or comes twice is nobody's working hour.
    from: fc.integer({ min: 4 * 60, max: 20 * 60 }),
    length: fc.integer({ min: 30, max: 4 * 60 - 1 }),
  })
  .map(({ length, ...hours }) => ({ ...hours, to: hours.from + length }));
const anyTime = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });

const WALLS = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  ]),
);

/** What the clock on the wall shows: the day of the week, and minutes since midnight. */
function onTheWall(time: number, timeZone: string) {
  const parts = WALLS.get(timeZone)?.formatToParts(time) ?? [];
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  return {
    day: days.indexOf(part('weekday')) + 1,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

function isOpen(time: number, { timeZone, days, from, to }: CallHours): boolean {
  const { day, minute } = onTheWall(time, timeZone);
  return days.includes(day) && minute >= from && minute < to;
}

describe('windows for calls', () => {
  it('windows are hours of the clock in the zone of Support, also where clocks change', () => {
    fc.assert(
      fc.property(anyHours, anyTime, (hours, now) => {
        for (const { from, to } of callWindows({ hours, now, days: 4 })) {
          expect(isOpen(from, hours) && isOpen(to - MINUTE, hours)).toBe(true);
          expect(to - from).toBeLessThanOrEqual(HOUR);
          expect(to - now).toBeGreaterThanOrEqual(15 * MINUTE);
        }
      }),
    );
  });

  it('every minute of the hours of the next two days is in exactly one window', () => {
    fc.assert(
      fc.property(
        anyHours,
        anyTime,
        fc.integer({ min: 60, max: 2 * 1_440 }),
        (hours, now, later) => {
          const time = Math.ceil(now / MINUTE) * MINUTE + later * MINUTE;
          const within = callWindows({ hours, now, days: 4 }).filter(
            ({ from, to }) => from <= time && time < to,
          );
          const isLast = within.length === 0 && isOpen(time, hours) && time - now < 75 * MINUTE;
          expect(within.length === 1 || isLast).toBe(isOpen(time, hours));
        },
      ),
    );
  });

  it('windows of a day end with its hours', () => {
    const hours = { timeZone: 'Europe/London', days: [1], from: 9 * 60, to: 11 * 60 + 30 };
    // A Sunday evening in summer.
    const now = Date.UTC(2026, 5, 7, 20);
    const start = Date.UTC(2026, 5, 8, 8);
    expect(callWindows({ hours, now, days: 3 })).toEqual([
      { from: start, to: start + HOUR },
      { from: start + HOUR, to: start + 2 * HOUR },
      { from: start + 2 * HOUR, to: start + 2.5 * HOUR },
    ]);
  });
});

describe('the next time for a call', () => {
  it('the next time is the first open minute that is not too early', () => {
    fc.assert(
      fc.property(anyHours, anyTime, (hours, time) => {
        const earliest = Math.ceil(time / MINUTE) * MINUTE;
        let expected = earliest;
        while (!isOpen(expected, hours) && expected < earliest + 9 * DAY) {
          expected += MINUTE;
        }
        expect(nextCallTime(hours, earliest)).toBe(expected);
      }),
      { numRuns: 8 },
    );
  });

  it('the next time is the earliest one where Support never calls', () => {
    const hours = { timeZone: 'UTC', days: [], from: 0, to: 1_440 };
    expect(nextCallTime(hours, 7)).toBe(7);
  });
});
