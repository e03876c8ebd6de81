const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A number of 32 bits that spreads texts evenly: FNV-1a with a final avalanche (murmur3's), so that
 * neighbouring names fall far apart. The same text has the same number everywhere and for ever.
 */
export function textHash(text: string): number {
  let hash = OFFSET_BASIS;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
