import { expect, it } from 'vitest';
import { bucketsOf } from './sparkline.tsx';

it('a section fares as all its live versions together', () => {
  const version = (name: string, buckets: { total: number; failures: number }[]) => ({
    plugin: 'sport',
    version: name,
    outcomes: { fine: 0, load: 0, mount: 0, crash: 0, deadline: 0 },
    failureRate: 0,
    buckets,
  });
  const one = version('1', [
    { total: 9, failures: 0 },
    { total: 4, failures: 1 },
  ]);
  const other = version('2', [
    { total: 1, failures: 1 },
    { total: 0, failures: 0 },
  ]);
  expect(bucketsOf([one, other])).toEqual([
    { total: 10, failures: 1 },
    { total: 4, failures: 1 },
  ]);
  expect(bucketsOf([])).toEqual([]);
});
