import { expect, it } from 'vitest';
import { BREAKPOINTS } from './breakpoints.ts';

it('the layouts change at 1024, 1100, 1366 and 1920 px (product specification, section 9)', () => {
  expect(Object.values(BREAKPOINTS)).toEqual([1024, 1100, 1366, 1920]);
});
