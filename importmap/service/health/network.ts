import ipaddr from 'ipaddr.js';

const IPV4_PARTS = 3;
const IPV6_PARTS = 3;

/** The network that an address most likely has in common with others of one owner: /24 or /48. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) {
    return address;
  }
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toByteArray().slice(0, IPV4_PARTS).join('.')
    : parsed
        .toByteArray()
        .slice(0, IPV6_PARTS * 2)
        .join(':');
}
