/**
 * A source of uniform numbers in [0, 1) addressed by position: the same position always gives the
 * same number, so a match can be resumed or replayed in steps of any length.
 */
export type Random = (position: number) => number;

/** Odd constants of the 32-bit finaliser "lowbias32" (Chris Wellons, hash-prospector). */
const firstMultiplier = 0x7feb352d;
const secondMultiplier = 0x846ca68b;

function scramble(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, firstMultiplier);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, secondMultiplier);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Numbers drawn by a seed: any 32-bit integer. Two rounds make near seeds independent. */
export function createRandom(seed: number): Random {
  const high = scramble(seed | 0);
  const low = scramble(high ^ 0x9e3779b9);
  return (position) => scramble(scramble(position + high) ^ low) / 0x1_0000_0000;
}
