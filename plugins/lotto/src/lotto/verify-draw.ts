import type { LotteryDraw } from '@touchline/contracts/lottery';
import { drawMessages, drawnNumbers, lotteryOf } from '@touchline/domain/pools';

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether a draw's seed has the hash that was published, and decides its numbers. */
export async function isDrawRight(draw: LotteryDraw): Promise<boolean> {
  const { seed, salt, numbers, seedHash, id } = draw;
  const lottery = lotteryOf(draw.lottery);
  if (seed === undefined || salt === undefined || numbers === undefined || lottery === undefined) {
    return false;
  }
  const { subtle } = globalThis.crypto;
  const encoder = new TextEncoder();
  const raw = encoder.encode(seed);
  if (hex(await subtle.digest('SHA-256', raw)) !== seedHash) {
    return false;
  }
  const key = await subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const blocks = await Promise.all(
    drawMessages(lottery, { draw: id, salt }).map((message) =>
      subtle.sign('HMAC', key, encoder.encode(message)),
    ),
  );
  const bytes = Uint8Array.from(blocks.flatMap((block) => [...new Uint8Array(block)]));
  const { firsts, ...drawn } = drawnNumbers(lottery, bytes);
  // What came first is not known of draws that were held before it counted.
  const shown = { ...drawn, ...(numbers.firsts !== undefined && { firsts }) };
  return JSON.stringify(shown) === JSON.stringify(numbers);
}
