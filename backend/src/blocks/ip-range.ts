import { BlockList, isIP } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Whether a text is an address or a range of addresses in CIDR notation. */
export function isIpRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const isBits =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return family !== 0 && isBits && rest.length === 0;
}

/** Whether an address lies in one of the ranges; an IPv4 address inside an IPv6 one counts as itself. */
export function isWithin(ip: string, ranges: readonly string[]): boolean {
  const list = new BlockList();
  for (const range of ranges.filter(isIpRange)) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) {
      list.addAddress(address, family);
    } else {
      list.addSubnet(address, Number(bits), family);
    }
  }
  const plain = ip.replace(MAPPED, '');
  const family = isIP(plain);
  return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}
