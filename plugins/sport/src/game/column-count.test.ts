import { expect, it } from 'vitest';
import { columnCount } from './column-count.ts';

it.each([
  { chosen: 0, width: 412, columns: 1 },
  { chosen: 0, width: 1365, columns: 1 },
  { chosen: 0, width: 1366, columns: 2 },
  { chosen: 1, width: 1920, columns: 1 },
  { chosen: 2, width: 320, columns: 1 },
  { chosen: 2, width: 412, columns: 2 },
  { chosen: 3, width: 412, columns: 2 },
  { chosen: 3, width: 1366, columns: 3 },
  { chosen: 7, width: 1366, columns: 2 },
  { chosen: Number.NaN, width: 412, columns: 1 },
])('a choice of $chosen on a page of $width px is $columns columns', ({ columns, ...given }) => {
  expect(columnCount(given)).toBe(columns);
});
