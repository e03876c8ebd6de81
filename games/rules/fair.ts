import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What decides a round, and nothing else: not the stake, nor the player, nor the balance. */
export interface RoundSeed {
  /** The house's, known by its hash until it is revealed. Its text is the key, not the bytes it may spell. */
  readonly server: string;
  /** The player's. */
  readonly client: string;
  /** Rounds on these seeds before this one. */
  readonly nonce: number;
}

const BYTES_A_FLOAT = 4;

/** What is published of a server seed before its rounds: SHA-256 of its text, as hex. */
export function hashOfSeed(server: string): string {
  return bytesToHex(sha256(utf8ToBytes(server)));
}

/**
 * Numbers from 0 to below 1 by which a round is decided: HMAC-SHA256 with the server seed as the key over
 * `client:nonce:block`, four bytes a number, eight numbers a block. Of the operators that publish it, e.g. Stake.
 */
export function floatsOf({ server, client, nonce }: RoundSeed, count: number): readonly number[] {
  const floats: number[] = [];
  for (let block = 0; floats.length < count; block += 1) {
    const bytes = hmac(sha256, utf8ToBytes(server), utf8ToBytes(`${client}:${nonce}:${block}`));
    for (let at = 0; at < bytes.length && floats.length < count; at += BYTES_A_FLOAT) {
      const four = bytes.subarray(at, at + BYTES_A_FLOAT);
      floats.push(four.reduce((sum, byte, place) => sum + byte / 256 ** (place + 1), 0));
    }
  }
  return floats;
}

/** The first number of a round. */
export function floatOf(seed: RoundSeed): number {
  return floatsOf(seed, 1)[0] ?? 0;
}

/** A hand of `count` from `from` places, each taken out: the place at `floor(f · left)`. */
export function drawWithout(
  seed: RoundSeed,
  { from, count }: { readonly from: number; readonly count: number },
): readonly number[] {
  const left = Array.from({ length: from }, (_nothing, at) => at);
  return floatsOf(seed, count).flatMap((float) => left.splice(Math.floor(float * left.length), 1));
}
