import type { VirtualSport } from '../markets/virtual-sport.ts';

const BYTES_A_NUMBER = 4;

/**
 * How many blocks of 32 bytes decide a round. A race takes one number a place; football two a minute; tennis one a
 * point, and a match of three sets has seldom more than 250.
 */
const BLOCKS: Readonly<Record<VirtualSport, number>> = {
  'virtual-greyhounds': 1,
  'virtual-football': 23,
  'virtual-tennis': 64,
};

/** What of a round is in the texts that are signed. */
export interface RoundToDraw {
  readonly sport: VirtualSport;
  /** The id of its event. */
  readonly id: number;
  /** What was not known to anybody while bets were taken, as hex. */
  readonly salt: string;
}

/**
 * The texts whose HMAC-SHA256 under the seed of a round, one after the other, are the bytes that decide it. The key is
 * the seed's text.
 */
export function roundMessages({ sport, id, salt }: RoundToDraw): readonly string[] {
  return Array.from({ length: BLOCKS[sport] }, (_nothing, block) => `${salt}:${id}:${block}`);
}

/** The next whole number below 2³²; `undefined` once there are no more. */
export type NextNumber = () => number | undefined;

/** The numbers that bytes are, four of them each, the most significant first. */
export function numbersOf(bytes: Uint8Array): NextNumber {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  return () => {
    if (at + BYTES_A_NUMBER > view.byteLength) return undefined;
    const number = view.getUint32(at);
    at += BYTES_A_NUMBER;
    return number;
  };
}
