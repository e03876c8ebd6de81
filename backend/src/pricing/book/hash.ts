/** FNV-1a over the parts' text: a 32-bit integer that is the same everywhere, for ever. */
export function hashOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of parts.join('|')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // FNV's low bits are weak for short texts; a final mix spreads them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number in [0, 1) from the parts. */
export function uniformOf(...parts: readonly (string | number)[]): number {
  return hashOf(...parts) / 0x1_0000_0000;
}

/** The items in an order drawn by the seed (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], seed: string): readonly Item[] {
  const result = [...items];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(uniformOf(seed, at) * (at + 1));
    [result[at], result[other]] = [result[other] as Item, result[at] as Item];
  }
  return result;
}
