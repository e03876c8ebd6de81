import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.250', true],
  ['203.0.113.7', '203.0.114.7', false],
  ['::ffff:203.0.113.7', '203.0.113.9', true],
  ['2001:db8:1:2::3', '2001:db8:1:ffff::1', true],
  ['2001:db8:1:2::3', '2001:db8:2:2::3', false],
  ['unknown', 'unknown', true],
])('the addresses %s and %s are of one network: %s', (one, other, isOne) => {
  expect(networkOf(one) === networkOf(other)).toBe(isOne);
});
