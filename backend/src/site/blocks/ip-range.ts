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

/** An address as a number; `text` is one of its family. */
function addressNumber(text: string, family: number): bigint {
  if (family === 4) {
    return text.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
  }
  // The URL parser writes every form of an address, with IPv4 at its end or not, in groups.
  const groups = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
  const [start = [], end = []] = groups.map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].reduce(
    (sum, group) => sum * 65_536n + BigInt(`0x${group}`),
    0n,
  );
}

/** Whether ranges together contain every address of a family: all of IPv4, or all of IPv6. */
export function coversEveryAddress(ranges: readonly string[]): boolean {
  return ([4, 6] as const).some((family) => {
    const width = family === 4 ? 32 : 128;
    const spans = ranges
      .filter((range) => isIpRange(range) && isIP(range.split('/')[0] ?? '') === family)
      .map((range) => {
        const [address = '', bits = width] = range.split('/');
        const size = 1n << BigInt(width - Number(bits));
        const start = (addressNumber(address, family) / size) * size;
        return { start, end: start + size };
      })
      .toSorted((one, other) => (one.start < other.start ? -1 : 1));
    const reached = spans.reduce(
      (end, span) => (span.start <= end && span.end > end ? span.end : end),
      0n,
    );
    return reached === 1n << BigInt(width);
  });
}
