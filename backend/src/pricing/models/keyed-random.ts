import { createHmac } from 'node:crypto';
import type { Random } from './random.ts';

const DRAWS_A_BLOCK = 16;
const BYTES_A_DRAW = 4;
/** Enough for what is drawn at positions far apart at the same time. */
const MOST_BLOCKS = 8;

/** A key for one purpose, from which neither the secret nor the key of another purpose follows. */
export function keyFor(secret: string | Buffer, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}

/**
 * Numbers drawn by a secret key. Unlike those of `createRandom`, which has 32 bits of seed, they
 * cannot be predicted from the ones already seen: results that money depends on are drawn from here.
 */
export function createKeyedRandom(key: Buffer): Random {
  const blocks = new Map<number, Buffer>();

  function blockAt(number: number): Buffer {
    const known = blocks.get(number);
    if (known !== undefined) {
      return known;
    }
    const [oldest] = blocks.keys();
    if (blocks.size >= MOST_BLOCKS && oldest !== undefined) {
      blocks.delete(oldest);
    }
    const made = createHmac('sha512', key).update(String(number)).digest();
    blocks.set(number, made);
    return made;
  }

  return (position) => {
    const number = Math.floor(position / DRAWS_A_BLOCK);
    const at = position - number * DRAWS_A_BLOCK;
    return blockAt(number).readUInt32LE(at * BYTES_A_DRAW) / 0x1_0000_0000;
  };
}
