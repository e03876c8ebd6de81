import { expect, test } from 'vitest';
import { DAY, fromEpochSeconds, HOUR, MINUTE, SECOND, toEpochSeconds, WEEK } from './clock.ts';

test('TIME-1 durations are milliseconds', () => {
  expect([SECOND, MINUTE, HOUR, DAY, WEEK]).toEqual([
    1000, 60_000, 3_600_000, 86_400_000, 604_800_000,
  ]);
});

test('TIME-2 the seconds of the specification become milliseconds and back, rounded down', () => {
  expect(fromEpochSeconds(1_700_000_000)).toBe(1_700_000_000_000);
  expect([toEpochSeconds(1_700_000_000_999), toEpochSeconds(-1)]).toEqual([1_700_000_000, -1]);
});
