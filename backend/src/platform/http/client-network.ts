import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Of an IPv6 address: one customer is given at least that many addresses. */
const IPV6_NETWORK_BITS = 64;

/**
 * What a client is counted by: its IPv4 address, or the /64 network of its IPv6 address.
 * @param address as the request names it, behind trusted proxies the one that they forwarded
 */
export function clientNetwork(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) {
    return address;
  }
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_NETWORK_BITS}`).toString()}/${IPV6_NETWORK_BITS}`;
}
