import type { BonusGameRules } from './rules.ts';

const BYTES_A_NUMBER = 4;
const BYTES_A_BLOCK = 32;

/**
 * The texts whose HMAC-SHA256 under the seed of a try, one after the other, are the bytes that shuffle it. The key is
 * the seed's text. The same as those of the first round of the house's other games (ADR 0134).
 */
export function dealMessages({ tiles }: BonusGameRules, clientSeed: string): readonly string[] {
  const blocks = Math.ceil((tiles.length * BYTES_A_NUMBER) / BYTES_A_BLOCK);
  return Array.from({ length: blocks }, (_nothing, block) => `${clientSeed}:0:${block}`);
}

/**
 * The shuffled field: for each place which of the game's tiles lies there. Each takes four bytes, as a fraction of 2³²
 * of the tiles that are left.
 */
export function dealtField({ tiles }: BonusGameRules, bytes: Uint8Array): readonly number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const left = tiles.map((_tile, at) => at);
  return tiles.flatMap((_tile, place) => {
    const fraction = view.getUint32(place * BYTES_A_NUMBER) / 2 ** 32;
    return left.splice(Math.floor(fraction * left.length), 1);
  });
}
