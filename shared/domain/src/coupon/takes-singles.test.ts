import { expect, test } from 'vitest';
import { COUPON_TYPE, COUPON_TYPES } from './coupon-type.ts';
import { takesSingles } from './takes-singles.ts';

test('accumulators, systems and full covers take singles on their legs, other types do not', () => {
  const { express, system, lobby, lucky, patent } = COUPON_TYPE;
  expect(COUPON_TYPES.filter(takesSingles)).toEqual([express, system, lobby, lucky, patent]);
  expect(takesSingles(99)).toBe(false);
});
