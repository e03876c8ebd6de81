import { expect, it } from 'vitest';
import { judgeVital } from './vital-limits.ts';

it.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'fair'],
  ['LCP', 4001, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.26, 'poor'],
  ['INP', 500, 'fair'],
  ['home', 1, undefined],
] as const)('the vital %s at %s is judged %s', (name, p75, verdict) => {
  expect(judgeVital(name, p75)).toBe(verdict);
});
