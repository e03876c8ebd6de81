import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY, HOUR } from '../time/clock.ts';
import { dayIn, dayStart } from '../time/period.ts';
import { challengeDay } from './challenge-day.ts';

/** The zone that stands so many hours ahead of UTC all year, by its IANA name, which counts the other way. */
const zoneOf = (offset: number) => `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;

it('the day of a challenge is the one that the clocks of the site’s zone show, also where others change theirs', () => {
  const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
  fc.assert(
    fc.property(moment, fc.integer({ min: -12, max: 14 }), (now, offset) => {
      const { day, startsAt, endsAt } = challengeDay(now, offset);
      expect(day).toBe(dayIn(zoneOf(offset), now));
      expect(startsAt).toBe(dayStart(day, zoneOf(offset)));
      expect(endsAt - startsAt).toBe(DAY);
      expect(startsAt <= now && now < endsAt).toBe(true);
      expect(challengeDay(endsAt, offset).startsAt).toBe(endsAt);
    }),
  );
});

it.each([
  ['the last second of a day in spring', Date.UTC(2026, 2, 29, 20, 59, 59), '2026-03-29'],
  ['the first of the next', Date.UTC(2026, 2, 29, 21), '2026-03-30'],
  ['the last second of a day in autumn', Date.UTC(2026, 9, 25, 20, 59, 59), '2026-10-25'],
])('a day three hours east of Greenwich has %s', (_, now, day) => {
  expect(challengeDay(now, 3).day).toBe(day);
  expect(challengeDay(now, 3).startsAt % DAY).toBe(21 * HOUR);
});
