import { expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

it('an IPv4 address counts on its own, written as IPv6 too', () => {
  expect(clientNetwork('203.0.113.7')).toBe('203.0.113.7');
  expect(clientNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

it('IPv6 addresses of one /64 network count together', () => {
  const network = clientNetwork('2001:db8:1:2::1');
  expect(clientNetwork('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(network);
  expect(clientNetwork('2001:0db8:0001:0002:0:0:0:9')).toBe(network);
  expect(clientNetwork('2001:db8:1:3::1')).not.toBe(network);
});

it('a text that is no address counts as it is', () => {
  expect(clientNetwork('unknown')).toBe('unknown');
});
