import { describe, expect, test } from 'vitest';
import { DAY, HOUR, SECOND } from '../time/clock.ts';
import { countPlayed, endOfDay, type PlayedTime } from './played-time.ts';

const NOON = 20_000 * DAY + 12 * HOUR;

function after(signs: readonly number[], offset = 0): PlayedTime | undefined {
  let counted: PlayedTime | undefined;
  for (const now of signs) {
    counted = countPlayed(counted, { now, offset });
  }
  return counted;
}

describe('LIMIT-14 time played in a day', () => {
  test('LIMIT-14 the time played is the time between activity', () => {
    expect(after([NOON, NOON + 30 * SECOND, NOON + 60 * SECOND])?.played).toBe(60 * SECOND);
  });

  test('LIMIT-14 the time played counts two devices at once only once', () => {
    const both = [0, 10, 30, 40, 60, 70].map((seconds) => NOON + seconds * SECOND);
    expect(after(both)?.played).toBe(70 * SECOND);
  });

  test.each([
    [90 * SECOND, 90 * SECOND],
    [90 * SECOND + 1, 0],
  ])('a silence of %i ms counts %i ms', (silence, played) => {
    expect(after([NOON, NOON + silence])?.played).toBe(played);
  });

  test('LIMIT-14 the time played continues after a pause where it was', () => {
    const signs = [NOON, NOON + 30 * SECOND, NOON + HOUR, NOON + HOUR + 30 * SECOND];
    expect(after(signs)?.played).toBe(60 * SECOND);
  });

  test('LIMIT-14 the time played restarts at midnight in the zone of the site', () => {
    const midnight = 20_001 * DAY - 3 * HOUR;
    expect(after([midnight - 40 * SECOND, midnight - 10 * SECOND], 3)).toMatchObject({
      day: 20_000,
      played: 30 * SECOND,
    });
    const over = [midnight - 40 * SECOND, midnight - 10 * SECOND, midnight + 20 * SECOND];
    expect(after(over, 3)).toMatchObject({ day: 20_001, played: 20 * SECOND });
    expect(endOfDay(20_000, 3)).toBe(midnight);
  });

  test('a clock that was put back removes nothing and adds nothing', () => {
    expect(after([NOON, NOON + 30 * SECOND, NOON])?.played).toBe(30 * SECOND);
  });
});
