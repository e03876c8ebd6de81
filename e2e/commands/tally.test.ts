import { expect, test } from 'vitest';
import { describeTally, sumTallies } from './tally.ts';

test('runs are added up', () => {
  const run = { passed: 2, failed: 1, skipped: 3 };
  expect(sumTallies([run, run])).toEqual({ passed: 4, failed: 2, skipped: 6 });
});

test('the closing line speaks of skipped tests only when there are any', () => {
  expect(describeTally({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
  expect(describeTally({ passed: 7, failed: 1, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
});
