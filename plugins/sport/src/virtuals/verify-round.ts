import type { VirtualRound } from '@touchline/contracts/virtuals';
import { isSameResult, roundMessages, roundResult } from '@touchline/domain/virtuals';

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether a round's seed has the hash that was published, and decides its result; all of it is computed here. */
export async function isRoundRight(round: VirtualRound): Promise<boolean> {
  const { id, card, seed, salt, seedHash, result } = round;
  if (seed === undefined || salt === undefined || result === undefined) {
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
    roundMessages({ sport: card.sport, id, salt }).map((message) =>
      subtle.sign('HMAC', key, encoder.encode(message)),
    ),
  );
  const bytes = Uint8Array.from(blocks.flatMap((block) => [...new Uint8Array(block)]));
  return isSameResult(roundResult(card, bytes), result);
}
