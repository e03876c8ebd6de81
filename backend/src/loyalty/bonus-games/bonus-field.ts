import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  type BonusGame,
  bonusRules,
  dealMessages,
  dealtField,
} from '@touchline/domain/bonus-games';

const SEED_BYTES = 32;

/** A seed for one try. */
export function newSeed(): string {
  return randomBytes(SEED_BYTES).toString('hex');
}

/** What is shown of a seed before its try begins: SHA-256 of its text, as hex. */
export function hashOfSeed(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** The shuffled field of a try: for each place which tile of the game lies there. */
export function fieldOf(
  game: BonusGame,
  { serverSeed, clientSeed }: { readonly serverSeed: string; readonly clientSeed: string },
): readonly number[] {
  const rules = bonusRules(game);
  const blocks = dealMessages(rules, clientSeed).map((message) =>
    createHmac('sha256', serverSeed).update(message).digest(),
  );
  return dealtField(rules, Buffer.concat(blocks));
}
