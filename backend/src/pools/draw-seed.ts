import { createHmac, hash, randomBytes } from 'node:crypto';
import {
  type DrawnNumbers,
  drawMessages,
  drawnNumbers,
  type Lottery,
} from '@touchline/domain/pools';

const SEED_BYTES = 32;

/** A new seed of a draw with the hash that is published of it. */
export function newSeed(): { readonly seed: string; readonly seedHash: string } {
  const seed = randomBytes(SEED_BYTES).toString('hex');
  return { seed, seedHash: hash('sha256', seed) };
}

/** What a draw's seed decides with a salt that was not known while tickets were sold. */
export function drawOf(
  lottery: Lottery,
  { seed, salt, draw }: { readonly seed: string; readonly salt: string; readonly draw: string },
): DrawnNumbers {
  const blocks = drawMessages(lottery, { draw, salt }).map((message) =>
    createHmac('sha256', seed).update(message).digest(),
  );
  return drawnNumbers(lottery, Buffer.concat(blocks));
}
