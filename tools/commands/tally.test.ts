import { expect, test } from 'vitest';
import { describeTally, failureText, sumTallies } from './tally.ts';

test('the tallies of runs are added up', () => {
  const run = { passed: 2, failed: 1, skipped: 3, failures: ['one'] };
  expect(sumTallies([run, run])).toEqual({
    passed: 4,
    failed: 2,
    skipped: 6,
    failures: ['one', 'one'],
    unsteady: [],
  });
});

test('the closing line speaks of skipped tests only when there are any', () => {
  const none = { passed: 7, failed: 0, skipped: 0, failures: [] };
  expect(describeTally(none)).toBe('7 passed, 0 failed');
  expect(describeTally({ ...none, failed: 1, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
});

test('a run ends with what failed, so that its last lines show which test it was', () => {
  const tally = { passed: 7, failed: 1, skipped: 0, failures: [failureText('a.test.ts › sums')] };
  expect(describeTally(tally)).toBe('✗ a.test.ts › sums\n7 passed, 1 failed');
});

test('a run names what passed only when it was tried again', () => {
  const tally = { passed: 7, failed: 0, skipped: 0, failures: [], unsteady: ['a.spec.ts › opens'] };
  expect(describeTally(tally)).toBe(
    '~ passed only when tried again: a.spec.ts › opens\n7 passed, 0 failed',
  );
});

test('a failure retains the first lines of its message, without colours', () => {
  const long = `\u001B[31mexpected 1\u001B[39m\n\n${'at line\n'.repeat(90)}`;
  const lines = failureText('sums', long).split('\n');
  expect(lines.slice(0, 3)).toEqual(['sums', '    expected 1', '    at line']);
  expect(lines.length).toBeLessThan(15);
});
