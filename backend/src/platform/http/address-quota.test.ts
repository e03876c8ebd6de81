import { expect, it } from 'vitest';
import { createAddressQuota } from './address-quota.ts';

it('a client is refused what exceeds the limit until it releases something', () => {
  const quota = createAddressQuota(2);
  const first = quota.take('203.0.113.7');
  expect(first).toBeDefined();
  expect(quota.take('203.0.113.7')).toBeDefined();
  expect(quota.take('203.0.113.7')).toBeUndefined();
  first?.();
  first?.();
  expect(quota.take('203.0.113.7')).toBeDefined();
  expect(quota.take('203.0.113.7')).toBeUndefined();
});

it('the quota of other clients is not affected, and an IPv6 network counts as one client', () => {
  const quota = createAddressQuota(1);
  expect(quota.take('2001:db8::1')).toBeDefined();
  expect(quota.take('2001:db8::2')).toBeUndefined();
  expect(quota.take('2001:db8:0:1::1')).toBeDefined();
});

it('a single amount above the limit is given to a client without a reservation', () => {
  const quota = createAddressQuota(10);
  const release = quota.take('203.0.113.7', 50);
  expect(release).toBeDefined();
  expect(quota.take('203.0.113.7', 1)).toBeUndefined();
  release?.();
  expect(quota.size).toBe(0);
});
