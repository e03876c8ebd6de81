import { createHmac, hash, randomBytes } from 'node:crypto';
import {
  type RoundToDraw,
  roundMessages,
  roundResult,
  type VirtualCard,
  type VirtualResult,
} from '@touchline/domain/virtuals';

const SEED_BYTES = 32;

/** A new seed of a round with the hash that is published of it. */
export function newSeed(): { readonly seed: string; readonly seedHash: string } {
  const seed = randomBytes(SEED_BYTES).toString('hex');
  return { seed, seedHash: hash('sha256', seed) };
}

/** What a round's seed decides with a salt that was not known while bets were taken. */
export function resultOfSeed(
  card: VirtualCard,
  { seed, ...round }: Omit<RoundToDraw, 'sport'> & { readonly seed: string },
): VirtualResult {
  const blocks = roundMessages({ sport: card.sport, ...round }).map((message) =>
    createHmac('sha256', seed).update(message).digest(),
  );
  return roundResult(card, Buffer.concat(blocks));
}
